-- An application for a post. What was written is its lead, and the lead's id is its own; here stands
-- what an application has beyond it: the post, how far it is, and the resume. Name, address and time
-- are repeated so that each order of the list has an index of its own.
CREATE TABLE job_applications (
  id uuid PRIMARY KEY,
  lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
  job text NOT NULL CHECK (length(job) BETWEEN 1 AND 100),
  job_title text NOT NULL CHECK (length(job_title) BETWEEN 1 AND 100),
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 200),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 255),
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'reviewing', 'interview', 'rejected', 'hired')),
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 255),
  file_size bigint NOT NULL CHECK (file_size >= 0),
  mime_type text NOT NULL CHECK (length(mime_type) <= 150),
  storage_key text NOT NULL UNIQUE,
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  search_text text NOT NULL GENERATED ALWAYS AS (lower(full_name || ' ' || email || ' ' || job_title)) STORED,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX job_applications_lead ON job_applications (lead_id);
CREATE INDEX job_applications_created ON job_applications (created_at DESC, id DESC);
CREATE INDEX job_applications_job_created ON job_applications (job, created_at DESC, id DESC);
CREATE INDEX job_applications_status_created ON job_applications (status, created_at DESC, id DESC);
CREATE INDEX job_applications_name ON job_applications (lower(full_name), id);
CREATE INDEX job_applications_email ON job_applications (lower(email), id);
CREATE INDEX job_applications_title ON job_applications (lower(job_title), id);
CREATE INDEX job_applications_status ON job_applications (status, id);
CREATE INDEX job_applications_search ON job_applications USING gin (search_text gin_trgm_ops);

ALTER TABLE job_applications ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_applications TO unordin_staff;
CREATE POLICY staff_all ON job_applications TO unordin_staff USING (true) WITH CHECK (true);
-- A visitor hands an application in and can never read one back.
GRANT INSERT (id, lead_id, job, job_title, full_name, email, file_name, file_size, mime_type, storage_key, sha256)
  ON job_applications TO unordin_request;
CREATE POLICY anyone_applies ON job_applications FOR INSERT TO unordin_request WITH CHECK (status = 'new');
CREATE POLICY viewing_adds_nothing ON job_applications AS RESTRICTIVE FOR INSERT TO unordin_request
  WITH CHECK (NOT app_viewing());
CREATE POLICY viewing_changes_nothing ON job_applications AS RESTRICTIVE FOR UPDATE TO unordin_request
  USING (NOT app_viewing());
CREATE POLICY viewing_removes_nothing ON job_applications AS RESTRICTIVE FOR DELETE TO unordin_request
  USING (NOT app_viewing());

-- A held application keeps its resume until staff release it, when the row above names it, or discard it.
ALTER TABLE held_submissions ADD COLUMN storage_key text GENERATED ALWAYS AS
  (CASE WHEN state = 'held' THEN payload #>> '{resume,key}' END) STORED;
CREATE INDEX held_submissions_storage_key ON held_submissions (storage_key) WHERE storage_key IS NOT NULL;

-- No resume outlives its application, however that goes: the next sweep of received files takes what
-- nothing names any more.
CREATE FUNCTION forget_resume() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO received_files (storage_key, received_at) VALUES (OLD.storage_key, now() - interval '25 hours')
    ON CONFLICT (storage_key) DO UPDATE SET received_at = excluded.received_at;
  RETURN NULL;
END $$;
CREATE TRIGGER job_applications_forget_resume AFTER DELETE ON job_applications
  FOR EACH ROW EXECUTE FUNCTION forget_resume();
CREATE TRIGGER held_submissions_forget_resume AFTER DELETE OR UPDATE OF state ON held_submissions
  FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION forget_resume();
