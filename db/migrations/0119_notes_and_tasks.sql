-- What staff write about a person or an organisation, and what they mean to do.
CREATE TABLE record_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid REFERENCES people ON DELETE CASCADE,
  organisation_id uuid REFERENCES organisations ON DELETE CASCADE,
  body text NOT NULL CHECK (length(trim(body)) BETWEEN 1 AND 5000 AND length(body) <= 5000),
  author_id uuid REFERENCES auth_users ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 255),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (num_nonnulls(person_id, organisation_id) = 1)
);
CREATE INDEX record_notes_person ON record_notes (person_id, created_at DESC, id DESC) WHERE person_id IS NOT NULL;
CREATE INDEX record_notes_organisation ON record_notes (organisation_id, created_at DESC, id DESC) WHERE organisation_id IS NOT NULL;
CREATE INDEX record_notes_author ON record_notes (author_id) WHERE author_id IS NOT NULL;

CREATE TABLE record_tasks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid REFERENCES people ON DELETE CASCADE,
  organisation_id uuid REFERENCES organisations ON DELETE CASCADE,
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 300 AND length(title) <= 300),
  due_on date NOT NULL,
  owner_id uuid REFERENCES auth_users ON DELETE SET NULL,
  author_id uuid REFERENCES auth_users ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 255),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  done_at timestamptz,
  done_by_name text CHECK (length(done_by_name) BETWEEN 1 AND 255),
  CHECK (num_nonnulls(person_id, organisation_id) = 1),
  CHECK ((done_at IS NULL) = (done_by_name IS NULL))
);
CREATE INDEX record_tasks_person ON record_tasks (person_id, due_on, id) WHERE person_id IS NOT NULL;
CREATE INDEX record_tasks_organisation ON record_tasks (organisation_id, due_on, id) WHERE organisation_id IS NOT NULL;
-- What is open, by whose it is.
CREATE INDEX record_tasks_open ON record_tasks (owner_id, due_on, id) WHERE done_at IS NULL;
CREATE INDEX record_tasks_owner ON record_tasks (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX record_tasks_author ON record_tasks (author_id) WHERE author_id IS NOT NULL;

ALTER TABLE record_notes ENABLE ROW LEVEL SECURITY;
ALTER TABLE record_tasks ENABLE ROW LEVEL SECURITY;
-- Both are written in the own name. A note is never changed; when records are merged it moves.
GRANT SELECT, INSERT ON record_notes, record_tasks TO unordin_staff;
GRANT UPDATE (person_id, organisation_id) ON record_notes TO unordin_staff;
GRANT UPDATE (person_id, organisation_id, done_at, done_by_name) ON record_tasks TO unordin_staff;
CREATE POLICY staff_reads ON record_notes FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_writes ON record_notes FOR INSERT TO unordin_staff WITH CHECK (author_id = app_user_id());
CREATE POLICY staff_moves ON record_notes FOR UPDATE TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_reads ON record_tasks FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_writes ON record_tasks FOR INSERT TO unordin_staff WITH CHECK (author_id = app_user_id());
CREATE POLICY staff_changes ON record_tasks FOR UPDATE TO unordin_staff USING (true) WITH CHECK (true);

-- A mail about a note says what it says, and goes with the record.
CREATE TRIGGER people_forget_mails AFTER DELETE ON people
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_mails();
CREATE TRIGGER organisations_forget_mails AFTER DELETE ON organisations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_mails();
