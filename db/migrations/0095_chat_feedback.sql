-- What visitors think of an answer of the assistant, once for each answer and changeable; and of the whole
-- conversation.
CREATE TABLE chat_feedback (
  conversation_id uuid NOT NULL,
  seq integer NOT NULL,
  thumb text NOT NULL CHECK (thumb IN ('up', 'down')),
  -- Why the answer did not help.
  reason text CHECK (reason IN ('not_asked', 'wrong', 'outdated', 'unclear', 'other')),
  comment text CHECK (length(trim(comment)) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (conversation_id, seq),
  FOREIGN KEY (conversation_id, seq) REFERENCES chat_messages (conversation_id, seq) ON DELETE CASCADE,
  CHECK (thumb = 'down' OR num_nonnulls(reason, comment) = 0)
);
CREATE INDEX chat_feedback_changed ON chat_feedback (changed_at DESC);
CREATE INDEX chat_feedback_down ON chat_feedback (changed_at DESC) WHERE thumb = 'down';

CREATE TABLE chat_ratings (
  conversation_id uuid PRIMARY KEY REFERENCES chat_conversations ON DELETE CASCADE,
  -- From 1 (did not help) to 5 (helped).
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chat_ratings_changed ON chat_ratings (changed_at DESC);

ALTER TABLE chat_feedback ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_ratings ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON chat_feedback, chat_ratings TO unordin_staff;
CREATE POLICY staff_reads ON chat_feedback FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_reads ON chat_ratings FOR SELECT TO unordin_staff USING (true);

-- The visitor's side: answers of the conversations that the session reaches. What says where help is
-- is not judged.
GRANT SELECT (conversation_id, seq, thumb, reason, comment), INSERT (conversation_id, seq, thumb, reason, comment),
  UPDATE (thumb, reason, comment, changed_at) ON chat_feedback TO unordin_request;
CREATE POLICY session_reads ON chat_feedback FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
CREATE POLICY session_judges ON chat_feedback FOR INSERT TO unordin_request
  WITH CHECK (EXISTS (SELECT 1 FROM chat_messages m WHERE m.conversation_id = chat_feedback.conversation_id
    AND m.seq = chat_feedback.seq AND m.role = 'assistant' AND m.reply ->> 'kind' <> 'safety'));
CREATE POLICY session_changes ON chat_feedback FOR UPDATE TO unordin_request
  USING (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
GRANT SELECT (conversation_id, rating), INSERT (conversation_id, rating), UPDATE (rating, changed_at)
  ON chat_ratings TO unordin_request;
CREATE POLICY session_reads ON chat_ratings FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
CREATE POLICY session_rates ON chat_ratings FOR INSERT TO unordin_request
  WITH CHECK (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id AND c.intent <> 'danger'));
CREATE POLICY session_changes ON chat_ratings FOR UPDATE TO unordin_request
  USING (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));

DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT unnest(ARRAY['chat_feedback', 'chat_ratings']) LOOP
    EXECUTE format('CREATE POLICY viewing_adds_nothing ON %I AS RESTRICTIVE FOR INSERT TO unordin_request WITH CHECK (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_changes_nothing ON %I AS RESTRICTIVE FOR UPDATE TO unordin_request USING (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_removes_nothing ON %I AS RESTRICTIVE FOR DELETE TO unordin_request USING (NOT app_viewing())', t);
  END LOOP;
END $$;
