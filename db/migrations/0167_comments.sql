-- What a client's people and staff say about a document, where it is. An internal comment is for staff
-- alone: a client's connection can neither read nor write one.
CREATE TABLE comments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL REFERENCES clients ON DELETE CASCADE,
  document_id uuid NOT NULL,
  internal boolean NOT NULL DEFAULT false,
  from_staff boolean NOT NULL DEFAULT false,
  author_id uuid REFERENCES auth_users ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 200),
  body text NOT NULL CHECK (length(trim(body)) >= 1 AND length(body) <= 5000),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (client_id, id),
  FOREIGN KEY (client_id, document_id) REFERENCES documents (client_id, id) ON DELETE CASCADE,
  CHECK (from_staff OR NOT internal)
);
-- `internal` stands at the end so that a client's page skips those without a look at the table.
CREATE INDEX comments_document ON comments (client_id, document_id, created_at DESC, id DESC, internal);
CREATE INDEX comments_author ON comments (author_id);

ALTER TABLE comments ENABLE ROW LEVEL SECURITY;
-- What was said is not rewritten.
GRANT SELECT, INSERT ON comments TO unordin_staff;
CREATE POLICY staff_all ON comments TO unordin_staff USING (true) WITH CHECK (true);

GRANT SELECT ON comments TO unordin_request;
GRANT INSERT (id, client_id, document_id, author_id, author_name, body) ON comments TO unordin_request;
CREATE POLICY own_client ON comments FOR SELECT TO unordin_request USING (client_id = app_client_id());
CREATE POLICY own_client_comments ON comments FOR INSERT TO unordin_request
  WITH CHECK (client_id = app_client_id() AND author_id = app_user_id() AND NOT from_staff);
-- Restrictive, so that no policy added later can show an internal comment to a client.
CREATE POLICY never_internal ON comments AS RESTRICTIVE TO unordin_request
  USING (NOT internal) WITH CHECK (NOT internal);
CREATE POLICY viewing_adds_nothing ON comments AS RESTRICTIVE FOR INSERT TO unordin_request
  WITH CHECK (NOT app_viewing());
CREATE POLICY viewing_changes_nothing ON comments AS RESTRICTIVE FOR UPDATE TO unordin_request
  USING (NOT app_viewing());
CREATE POLICY viewing_removes_nothing ON comments AS RESTRICTIVE FOR DELETE TO unordin_request
  USING (NOT app_viewing());
