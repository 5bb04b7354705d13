-- Staff note that they have dealt with an opinion, and with which answer. Given again by the visitor, it is
-- open again: `changed_at` is later then.
ALTER TABLE chat_feedback
  ADD COLUMN handled_at timestamptz,
  ADD COLUMN handled_by uuid REFERENCES auth_users ON DELETE SET NULL,
  ADD COLUMN answer_id uuid REFERENCES assistant_answers ON DELETE SET NULL,
  ADD CHECK (handled_at IS NOT NULL OR num_nonnulls(handled_by, answer_id) = 0);
CREATE INDEX chat_feedback_handled_by ON chat_feedback (handled_by) WHERE handled_by IS NOT NULL;
CREATE INDEX chat_feedback_answer ON chat_feedback (answer_id) WHERE answer_id IS NOT NULL;
GRANT UPDATE (handled_at, handled_by, answer_id) ON chat_feedback TO unordin_staff;
CREATE POLICY staff_handles ON chat_feedback FOR UPDATE TO unordin_staff USING (true) WITH CHECK (true);
