-- Conversations with the assistant. Who holds the session's id, and nobody else, reaches its
-- conversations and files: of the id only a hash is kept, which a transaction names.
CREATE FUNCTION app_chat_session() RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE
  RETURN decode(coalesce(current_setting('app.chat_session', true), ''), 'hex');

CREATE TABLE chat_conversations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  session_hash bytea NOT NULL CHECK (length(session_hash) = 32),
  state text NOT NULL DEFAULT 'assistant' CHECK (state IN ('assistant', 'requested', 'staff')),
  -- The visitor has written since staff last did, and a person was asked for or has taken over.
  waits boolean NOT NULL DEFAULT false,
  intent text NOT NULL DEFAULT 'other' CHECK (length(intent) <= 40),
  -- How far the qualifying questions are; app/features/assistant/conversation/qualification.ts.
  qualification jsonb NOT NULL DEFAULT '{}',
  opening text NOT NULL DEFAULT '' CHECK (length(opening) <= 200),
  page text NOT NULL DEFAULT '/' CHECK (length(page) <= 300),
  visitor_name text CHECK (length(visitor_name) <= 200),
  visitor_email text CHECK (length(visitor_email) <= 255),
  organisation text CHECK (length(organisation) <= 200),
  lead_id uuid REFERENCES leads ON DELETE SET NULL,
  -- Who of the staff answers; the name stays when the account goes.
  taken_by uuid REFERENCES auth_users ON DELETE SET NULL,
  taken_by_name text CHECK (length(taken_by_name) <= 200),
  staff_mailed_at timestamptz,
  message_count integer NOT NULL DEFAULT 0 CHECK (message_count >= 0),
  -- What people wrote, in small letters; the beginning of it.
  search_text text NOT NULL DEFAULT '' CHECK (length(search_text) <= 8000),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_message_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'staff') = (taken_by_name IS NOT NULL))
);
CREATE INDEX chat_conversations_session ON chat_conversations (session_hash);
CREATE INDEX chat_conversations_last ON chat_conversations (last_message_at DESC, id DESC);
CREATE INDEX chat_conversations_state ON chat_conversations (state, last_message_at DESC, id DESC);
CREATE INDEX chat_conversations_intent ON chat_conversations (intent, last_message_at DESC, id DESC);
CREATE INDEX chat_conversations_waiting ON chat_conversations (last_message_at DESC, id DESC) WHERE waits;
CREATE INDEX chat_conversations_lead ON chat_conversations (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX chat_conversations_taken ON chat_conversations (taken_by) WHERE taken_by IS NOT NULL;
CREATE INDEX chat_conversations_search ON chat_conversations USING gin (search_text gin_trgm_ops);

CREATE TABLE chat_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  conversation_id uuid NOT NULL REFERENCES chat_conversations ON DELETE CASCADE,
  seq integer NOT NULL CHECK (seq > 0),
  -- `notice`: that somebody of the staff came or left.
  role text NOT NULL CHECK (role IN ('user', 'assistant', 'staff', 'notice')),
  content text NOT NULL CHECK (length(content) <= 20000),
  -- What the visitor's browser called the message; sent twice, it is stored once.
  client_id uuid,
  -- The number of the message that this one answers.
  answers integer,
  -- Kind, intent, sources, provider and quality of what the assistant said, as it was sent.
  reply jsonb,
  author_id uuid REFERENCES auth_users ON DELETE SET NULL,
  author_name text CHECK (length(author_name) <= 200),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (conversation_id, seq),
  CHECK ((role IN ('staff', 'notice')) = (author_name IS NOT NULL)),
  CHECK ((role = 'assistant') = (reply IS NOT NULL))
);
CREATE INDEX chat_messages_client_id ON chat_messages (client_id) WHERE client_id IS NOT NULL;
CREATE UNIQUE INDEX chat_messages_answers ON chat_messages (conversation_id, answers) WHERE answers IS NOT NULL;
CREATE INDEX chat_messages_author ON chat_messages (author_id) WHERE author_id IS NOT NULL;

CREATE TABLE chat_uploads (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  session_hash bytea NOT NULL CHECK (length(session_hash) = 32),
  -- The message it came with; an upload that comes with none is removed after a day.
  conversation_id uuid REFERENCES chat_conversations ON DELETE CASCADE,
  message_id uuid REFERENCES chat_messages ON DELETE CASCADE,
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 255),
  file_size bigint NOT NULL CHECK (file_size >= 0),
  mime_type text NOT NULL CHECK (length(mime_type) <= 150),
  storage_key text NOT NULL UNIQUE,
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- What could be read of it; null until somebody asked.
  content text CHECK (length(content) <= 100000),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((conversation_id IS NULL) = (message_id IS NULL))
);
CREATE INDEX chat_uploads_message ON chat_uploads (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX chat_uploads_conversation ON chat_uploads (conversation_id) WHERE conversation_id IS NOT NULL;
CREATE INDEX chat_uploads_unsent ON chat_uploads (created_at) WHERE message_id IS NULL;

-- No file outlives its record, however that goes (0017_applications.sql).
CREATE TRIGGER chat_uploads_forget_file AFTER DELETE ON chat_uploads
  FOR EACH ROW EXECUTE FUNCTION forget_resume();

-- Every instance is told what staff wrote, when the transaction commits.
CREATE FUNCTION announce_chat_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('chat', NEW.conversation_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER chat_messages_announce AFTER INSERT ON chat_messages
  FOR EACH ROW WHEN (NEW.role IN ('staff', 'notice')) EXECUTE FUNCTION announce_chat_message();

ALTER TABLE chat_conversations ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_uploads ENABLE ROW LEVEL SECURITY;

GRANT SELECT, UPDATE, DELETE ON chat_conversations TO unordin_staff;
CREATE POLICY staff_all ON chat_conversations TO unordin_staff USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON chat_messages TO unordin_staff;
CREATE POLICY staff_reads ON chat_messages FOR SELECT TO unordin_staff USING (true);
-- What a person writes is written under the own name; what the visitor or the assistant said is never changed.
CREATE POLICY staff_writes ON chat_messages FOR INSERT TO unordin_staff
  WITH CHECK (role IN ('staff', 'notice') AND author_id = app_user_id());
GRANT SELECT ON chat_uploads TO unordin_staff;
CREATE POLICY staff_reads ON chat_uploads FOR SELECT TO unordin_staff USING (true);

-- The visitor's side: what the session began, and no more. Nobody speaks as staff there.
GRANT SELECT (id, session_hash, state, waits, intent, qualification, opening, page, visitor_name, visitor_email,
  organisation, lead_id, taken_by_name, staff_mailed_at, message_count, search_text, created_at, last_message_at)
  ON chat_conversations TO unordin_request;
GRANT INSERT (id, session_hash, opening, page) ON chat_conversations TO unordin_request;
GRANT UPDATE (state, waits, intent, qualification, visitor_name, visitor_email, organisation, lead_id, staff_mailed_at,
  message_count, search_text, last_message_at) ON chat_conversations TO unordin_request;
CREATE POLICY session_reads ON chat_conversations FOR SELECT TO unordin_request
  USING (session_hash = app_chat_session());
CREATE POLICY session_begins ON chat_conversations FOR INSERT TO unordin_request
  WITH CHECK (session_hash = app_chat_session() AND state = 'assistant');
CREATE POLICY session_goes_on ON chat_conversations FOR UPDATE TO unordin_request
  USING (session_hash = app_chat_session()) WITH CHECK (session_hash = app_chat_session());

GRANT SELECT (id, conversation_id, seq, role, content, client_id, answers, reply, author_name, created_at)
  ON chat_messages TO unordin_request;
GRANT INSERT (id, conversation_id, seq, role, content, client_id, answers, reply) ON chat_messages TO unordin_request;
CREATE POLICY session_reads ON chat_messages FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
CREATE POLICY session_writes ON chat_messages FOR INSERT TO unordin_request
  WITH CHECK (role IN ('user', 'assistant') AND EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));

GRANT SELECT ON chat_uploads TO unordin_request;
GRANT INSERT (id, session_hash, file_name, file_size, mime_type, storage_key, sha256) ON chat_uploads TO unordin_request;
GRANT UPDATE (conversation_id, message_id, content) ON chat_uploads TO unordin_request;
CREATE POLICY session_reads ON chat_uploads FOR SELECT TO unordin_request USING (session_hash = app_chat_session());
CREATE POLICY session_uploads ON chat_uploads FOR INSERT TO unordin_request WITH CHECK (session_hash = app_chat_session());
CREATE POLICY session_sends ON chat_uploads FOR UPDATE TO unordin_request
  USING (session_hash = app_chat_session()) WITH CHECK (session_hash = app_chat_session()
    AND EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));

DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT unnest(ARRAY['chat_conversations', 'chat_messages', 'chat_uploads']) LOOP
    EXECUTE format('CREATE POLICY viewing_adds_nothing ON %I AS RESTRICTIVE FOR INSERT TO unordin_request WITH CHECK (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_changes_nothing ON %I AS RESTRICTIVE FOR UPDATE TO unordin_request USING (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_removes_nothing ON %I AS RESTRICTIVE FOR DELETE TO unordin_request USING (NOT app_viewing())', t);
  END LOOP;
END $$;
