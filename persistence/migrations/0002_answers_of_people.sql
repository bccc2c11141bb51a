-- How often each person at a table has answered is counted whenever the table is looked at.
CREATE INDEX answers_of_people ON actions (table_id, seat) WHERE source = 'person';
