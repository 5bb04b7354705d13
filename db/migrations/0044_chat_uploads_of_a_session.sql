-- What a session has sent lately is counted by its files.
CREATE INDEX chat_uploads_session ON chat_uploads (session_hash, created_at);
