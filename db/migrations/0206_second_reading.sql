-- How often a document of a chat was not read by a fault that may pass, such as a process that was killed.
ALTER TABLE chat_uploads ADD COLUMN failed_reads smallint NOT NULL DEFAULT 0 CHECK (failed_reads BETWEEN 0 AND 9);
GRANT UPDATE (failed_reads) ON chat_uploads TO unordin_request;
