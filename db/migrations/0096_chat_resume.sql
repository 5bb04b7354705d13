-- A later load of the page goes on with a conversation by its key. The browser keeps the key, and a mail
-- may link it; of it only a hash is kept, which a transaction names.
CREATE FUNCTION app_chat_key() RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE
  RETURN decode(coalesce(current_setting('app.chat_key', true), ''), 'hex');

CREATE TABLE chat_resume_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  conversation_id uuid NOT NULL REFERENCES chat_conversations ON DELETE CASCADE,
  key_hash bytea NOT NULL UNIQUE CHECK (length(key_hash) = 32),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (conversation_id, id)
);
CREATE INDEX chat_resume_keys_expires ON chat_resume_keys (expires_at);

-- The sessions that a key has let into a conversation. They lose it when the key goes.
CREATE TABLE chat_sessions (
  session_hash bytea NOT NULL CHECK (length(session_hash) = 32),
  conversation_id uuid NOT NULL,
  key_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_hash, conversation_id),
  FOREIGN KEY (conversation_id, key_id) REFERENCES chat_resume_keys (conversation_id, id) ON DELETE CASCADE
);
CREATE INDEX chat_sessions_key ON chat_sessions (conversation_id, key_id);

ALTER TABLE chat_resume_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_sessions ENABLE ROW LEVEL SECURITY;

-- Staff make the key of a link in a mail and read none.
GRANT INSERT ON chat_resume_keys TO unordin_staff;
CREATE POLICY staff_adds ON chat_resume_keys FOR INSERT TO unordin_staff WITH CHECK (true);

GRANT SELECT (id, conversation_id, key_hash, expires_at), INSERT (conversation_id, key_hash, expires_at), DELETE
  ON chat_resume_keys TO unordin_request;
CREATE POLICY key_reads ON chat_resume_keys FOR SELECT TO unordin_request
  USING (key_hash = app_chat_key() AND expires_at > now());
CREATE POLICY session_adds ON chat_resume_keys FOR INSERT TO unordin_request
  WITH CHECK (expires_at < now() + interval '31 days'
    AND EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
CREATE POLICY key_forgets ON chat_resume_keys FOR DELETE TO unordin_request USING (key_hash = app_chat_key());

GRANT SELECT (session_hash, conversation_id, expires_at), INSERT (session_hash, conversation_id, key_id, expires_at)
  ON chat_sessions TO unordin_request;
CREATE POLICY session_reads ON chat_sessions FOR SELECT TO unordin_request
  USING (session_hash = app_chat_session() AND expires_at > now());
CREATE POLICY key_lets_in ON chat_sessions FOR INSERT TO unordin_request
  WITH CHECK (session_hash = app_chat_session() AND EXISTS (SELECT 1 FROM chat_resume_keys k
    WHERE k.id = key_id AND k.conversation_id = chat_sessions.conversation_id AND k.expires_at >= chat_sessions.expires_at));

DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT unnest(ARRAY['chat_resume_keys', 'chat_sessions']) LOOP
    EXECUTE format('CREATE POLICY viewing_adds_nothing ON %I AS RESTRICTIVE FOR INSERT TO unordin_request WITH CHECK (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_changes_nothing ON %I AS RESTRICTIVE FOR UPDATE TO unordin_request USING (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_removes_nothing ON %I AS RESTRICTIVE FOR DELETE TO unordin_request USING (NOT app_viewing())', t);
  END LOOP;
END $$;

-- A conversation is reached by the session that began it and by those that a key has let in.
ALTER POLICY session_reads ON chat_conversations USING (session_hash = app_chat_session()
  OR id = ANY (ARRAY(SELECT s.conversation_id FROM chat_sessions s WHERE s.session_hash = app_chat_session())));
ALTER POLICY session_goes_on ON chat_conversations
  USING (session_hash = app_chat_session()
    OR id = ANY (ARRAY(SELECT s.conversation_id FROM chat_sessions s WHERE s.session_hash = app_chat_session())))
  WITH CHECK (session_hash = app_chat_session()
    OR id = ANY (ARRAY(SELECT s.conversation_id FROM chat_sessions s WHERE s.session_hash = app_chat_session())));
-- And with it the files that came with its messages.
ALTER POLICY session_reads ON chat_uploads USING (session_hash = app_chat_session()
  OR EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
ALTER POLICY session_sends ON chat_uploads
  USING (session_hash = app_chat_session() OR EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id))
  WITH CHECK (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));

-- The other tabs of a visitor are told of every message, not only of what staff wrote.
DROP TRIGGER chat_messages_announce ON chat_messages;
CREATE TRIGGER chat_messages_announce AFTER INSERT ON chat_messages
  FOR EACH ROW EXECUTE FUNCTION announce_chat_message();
