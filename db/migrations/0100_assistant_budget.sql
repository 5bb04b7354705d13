-- How many tokens of the configured provider staff allow in a day and in one conversation.
ALTER TABLE assistant_settings
  ADD COLUMN daily_tokens integer NOT NULL DEFAULT 1000000 CHECK (daily_tokens >= 0),
  ADD COLUMN conversation_tokens integer NOT NULL DEFAULT 150000 CHECK (conversation_tokens >= 0);
GRANT SELECT (daily_tokens, conversation_tokens) ON assistant_settings TO unordin_request;

-- What the provider was asked for in one conversation, against its bound; goes with the conversation.
CREATE TABLE assistant_conversation_usage (
  conversation_id uuid PRIMARY KEY REFERENCES chat_conversations ON DELETE CASCADE,
  tokens bigint NOT NULL CHECK (tokens >= 0)
);
ALTER TABLE assistant_conversation_usage ENABLE ROW LEVEL SECURITY;

-- Counted by the process itself, never by a request's role.
GRANT SELECT ON assistant_conversation_usage TO unordin_staff;
CREATE POLICY staff_all ON assistant_conversation_usage TO unordin_staff USING (true) WITH CHECK (true);
