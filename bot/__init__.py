"""The process: settings, the Discord client, hosting tables, words and pictures, the command line."""
