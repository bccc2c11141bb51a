-- Times are whole milliseconds since 1970 UTC; ids of people, messages and interactions are Discord's.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats_wanted INTEGER NOT NULL,
    host_user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    thread_id INTEGER,
    status TEXT NOT NULL DEFAULT 'lobby' CHECK (status IN ('lobby', 'playing', 'finished', 'cancelled')),
    rules_version INTEGER NOT NULL,
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    commitment TEXT NOT NULL DEFAULT '',
    deal TEXT,
    version INTEGER NOT NULL DEFAULT 0,
    last_event INTEGER NOT NULL DEFAULT 0,
    undos INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    begun_at INTEGER,
    ended_at INTEGER,
    state BLOB -- last, as it is long and what stands behind it is slow to reach
);
CREATE INDEX live_tables ON tables (status) WHERE status IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    level TEXT,
    name TEXT NOT NULL,
    join_interaction_id INTEGER,
    since INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id) -- seats of computers have no user, and NULLs never clash
);
CREATE INDEX seats_of_users ON seats (user_id);

CREATE TABLE actions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    question INTEGER NOT NULL,
    option TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('person', 'clock', 'order', 'computer', 'undo')),
    user_id INTEGER,
    interaction_id INTEGER,
    part INTEGER NOT NULL DEFAULT 0,
    rules_version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (interaction_id, part)
);

CREATE TABLE interactions (
    interaction_id INTEGER NOT NULL PRIMARY KEY,
    table_id INTEGER REFERENCES tables (id),
    kind TEXT NOT NULL,
    at INTEGER NOT NULL
);

CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    action INTEGER NOT NULL, -- 0 is the deal
    audience INTEGER NOT NULL, -- -1 is everybody, else a seat
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE questions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    question INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    cover_until INTEGER,
    due_at INTEGER,
    bank INTEGER,
    pending TEXT,
    pending_user INTEGER,
    pending_interaction INTEGER,
    pending_source TEXT,
    PRIMARY KEY (table_id, question, seat)
);
CREATE INDEX questions_due ON questions (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX questions_covered ON questions (cover_until) WHERE pending IS NOT NULL;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice: a late 'told' must not meet newer news
    table_id INTEGER NOT NULL REFERENCES tables (id),
    audience INTEGER NOT NULL,
    kind TEXT NOT NULL,
    first_event INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 1,
    attempts INTEGER NOT NULL DEFAULT 0,
    leased_until INTEGER,
    UNIQUE (table_id, audience, kind)
);
CREATE INDEX outbox_waiting ON outbox (not_before);

CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    owner INTEGER NOT NULL, -- the user it was sent to, or 0
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at INTEGER NOT NULL,
    edited_at INTEGER,
    fingerprint TEXT NOT NULL,
    PRIMARY KEY (table_id, kind, owner)
);

CREATE TABLE people (
    user_id INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    dm_channel_id INTEGER,
    dm_closed_at INTEGER,
    language TEXT,
    settings TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE seen (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    event INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
);

CREATE TABLE marks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id, number)
);

CREATE TABLE alive (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);
