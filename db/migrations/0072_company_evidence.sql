-- What shows that the company is what it says: certificates with their state, penetration tests and
-- further documents, each with at most one file. Visitors read all of it; the file only once staff
-- have published it.
CREATE TABLE company_evidence (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('certificate', 'penetration_test', 'document')),
  name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 200),
  -- Of a certificate only.
  state text CHECK (state IN ('held', 'in_progress', 'not_held')),
  -- The certification body, the tester, or who wrote the document.
  issued_by text CHECK (length(trim(issued_by)) BETWEEN 1 AND 200),
  dated_on date,
  valid_until date,
  scope text CHECK (length(trim(scope)) BETWEEN 1 AND 1000),
  summary text CHECK (length(trim(summary)) BETWEEN 1 AND 2000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'certificate') = (state IS NOT NULL)),
  CHECK (valid_until >= dated_on)
);
CREATE TRIGGER count_version BEFORE UPDATE ON company_evidence
  FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE company_files (
  evidence_id uuid PRIMARY KEY REFERENCES company_evidence ON DELETE CASCADE,
  storage_key text NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 255),
  file_size bigint NOT NULL CHECK (file_size >= 0),
  mime_type text NOT NULL CHECK (length(mime_type) <= 150),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  is_public boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Each save, complete; never changed.
CREATE TABLE company_evidence_versions (
  evidence_id uuid NOT NULL REFERENCES company_evidence ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  changed_by uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (evidence_id, version)
);

CREATE TRIGGER announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON company_evidence
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('company');
CREATE TRIGGER announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON company_files
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('company');

ALTER TABLE company_evidence ENABLE ROW LEVEL SECURITY;
ALTER TABLE company_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE company_evidence_versions ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON company_evidence, company_files TO unordin_staff;
GRANT SELECT, INSERT ON company_evidence_versions TO unordin_staff;
CREATE POLICY staff_all ON company_evidence TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON company_files TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_reads ON company_evidence_versions FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_adds ON company_evidence_versions FOR INSERT TO unordin_staff WITH CHECK (true);
GRANT SELECT ON company_evidence, company_files TO unordin_request;
CREATE POLICY everyone_reads ON company_evidence FOR SELECT TO unordin_request USING (true);
CREATE POLICY published_only ON company_files FOR SELECT TO unordin_request USING (is_public);
