-- What clients say about the work, each with the permission under which it is public. The permission and
-- its evidence are for staff only; visitors read a reference while its permission is in force.
CREATE TABLE client_references (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization text NOT NULL CHECK (length(trim(organization)) BETWEEN 1 AND 200),
  quote text NOT NULL CHECK (length(trim(quote)) BETWEEN 1 AND 1200),
  said_by text NOT NULL CHECK (length(trim(said_by)) BETWEEN 1 AND 120),
  said_role text CHECK (length(trim(said_role)) BETWEEN 1 AND 160),
  -- A figure comes with what it counts, who measured it and when.
  figure text CHECK (length(trim(figure)) BETWEEN 1 AND 40),
  figure_note text CHECK (length(trim(figure_note)) BETWEEN 1 AND 200),
  figure_source text CHECK (length(trim(figure_source)) BETWEEN 1 AND 200),
  figure_on date,
  project_id uuid REFERENCES public_projects ON DELETE SET NULL,
  -- Whether a reader may ask to be put in contact.
  may_contact boolean NOT NULL DEFAULT false,
  display_order integer NOT NULL DEFAULT 0,
  is_published boolean NOT NULL DEFAULT false,
  permission_by text CHECK (length(trim(permission_by)) BETWEEN 1 AND 200),
  permission_on date,
  -- The last day; without one it holds until it is withdrawn.
  permission_until date,
  permission_withdrawn_on date,
  -- The document or mail that shows the permission.
  storage_key text UNIQUE,
  evidence_name text CHECK (length(trim(evidence_name)) BETWEEN 1 AND 255),
  evidence_size bigint CHECK (evidence_size >= 0),
  evidence_type text CHECK (length(evidence_type) <= 150),
  evidence_sha256 text CHECK (evidence_sha256 ~ '^[0-9a-f]{64}$'),
  version integer NOT NULL DEFAULT 1,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(organization || ' ' || said_by)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nulls(figure, figure_note, figure_source, figure_on) IN (0, 4)),
  CHECK (num_nulls(storage_key, evidence_name, evidence_size, evidence_type, evidence_sha256) IN (0, 5)),
  CHECK (permission_until >= permission_on)
);
CREATE INDEX client_references_order ON client_references (display_order, id);
CREATE INDEX client_references_created ON client_references (created_at DESC, id DESC);
CREATE INDEX client_references_name ON client_references (lower(organization), id);
CREATE INDEX client_references_project ON client_references (project_id);
CREATE INDEX client_references_search ON client_references USING gin (search_text gin_trgm_ops);

-- What a reference is on a day. `public` is the one state in which visitors read it.
CREATE FUNCTION reference_state(published boolean, given_by text, given_on date, until date,
  withdrawn_on date, evidence text, day date) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN until < day OR withdrawn_on <= day THEN 'ended'
    WHEN given_by IS NULL OR given_on IS NULL OR given_on > day OR evidence IS NULL THEN 'no_permission'
    WHEN published THEN 'public'
    ELSE 'ready'
  END;

-- Another place in the order is no new version: nobody who writes the text is disturbed by it.
CREATE TRIGGER count_version BEFORE UPDATE ON client_references
  FOR EACH ROW WHEN (OLD.display_order = NEW.display_order) EXECUTE FUNCTION count_version();
CREATE TRIGGER announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON client_references
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('references');

ALTER TABLE client_references ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_references TO unordin_staff;
CREATE POLICY staff_all ON client_references TO unordin_staff USING (true) WITH CHECK (true);
GRANT SELECT (id, organization, quote, said_by, said_role, figure, figure_note, figure_source, figure_on,
  project_id, may_contact, display_order, created_at) ON client_references TO unordin_request;
CREATE POLICY permitted_only ON client_references FOR SELECT TO unordin_request
  USING (reference_state(is_published, permission_by, permission_on, permission_until,
    permission_withdrawn_on, storage_key, (now() AT TIME ZONE 'UTC')::date) = 'public');
