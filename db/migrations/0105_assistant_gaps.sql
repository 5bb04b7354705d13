-- What is kept of a question that the assistant could not answer, for the staff's report: the vector of its
-- meaning, and whether staff have dealt with it. It goes with the question.
CREATE TABLE assistant_gaps (
  message_id uuid PRIMARY KEY REFERENCES chat_messages ON DELETE CASCADE,
  vector bytea CHECK (length(vector) <= 8192),
  closed text CHECK (closed IN ('answered', 'not_ours')),
  -- The answer that staff wrote for it; when that is deleted, the question is open again.
  answer_id uuid REFERENCES assistant_answers ON DELETE SET NULL,
  closed_by uuid REFERENCES auth_users ON DELETE SET NULL,
  closed_at timestamptz,
  CHECK ((closed IS NULL) = (closed_at IS NULL))
);
CREATE INDEX assistant_gaps_answer ON assistant_gaps (answer_id) WHERE answer_id IS NOT NULL;
CREATE INDEX assistant_gaps_by ON assistant_gaps (closed_by) WHERE closed_by IS NOT NULL;
ALTER TABLE assistant_gaps ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON assistant_gaps TO unordin_staff;
CREATE POLICY staff_reads ON assistant_gaps FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_adds ON assistant_gaps FOR INSERT TO unordin_staff WITH CHECK (true);
CREATE POLICY staff_changes ON assistant_gaps FOR UPDATE TO unordin_staff USING (true) WITH CHECK (true);
-- Conversations in which a life was in danger are found at once, to be left out.
CREATE INDEX chat_messages_safety ON chat_messages (conversation_id) WHERE outcome = 'safety';
