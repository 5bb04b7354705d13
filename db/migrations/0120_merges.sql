-- Two records of one person made one, and what is needed to take that back for thirty days. The merged
-- record's own row is gone meanwhile; of its addresses `people` tells.
CREATE TABLE person_merges (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kept_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  merged_id uuid NOT NULL,
  -- The merged row as it was, and what the kept one had before: owner and organisation.
  merged jsonb NOT NULL,
  kept_before jsonb NOT NULL,
  -- What has moved to the kept record.
  addresses text[] NOT NULL CHECK (cardinality(addresses) > 0),
  notes uuid[] NOT NULL DEFAULT '{}',
  tasks uuid[] NOT NULL DEFAULT '{}',
  merges uuid[] NOT NULL DEFAULT '{}',
  merged_by uuid REFERENCES auth_users ON DELETE SET NULL,
  merged_by_name text NOT NULL CHECK (length(merged_by_name) BETWEEN 1 AND 255),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX person_merges_kept ON person_merges (kept_id, created_at DESC, id DESC);
CREATE INDEX person_merges_merged ON person_merges (merged_id);
CREATE INDEX person_merges_created ON person_merges (created_at);
CREATE INDEX person_merges_addresses ON person_merges USING gin (addresses);
CREATE INDEX person_merges_by ON person_merges (merged_by) WHERE merged_by IS NOT NULL;

ALTER TABLE person_merges ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON person_merges TO unordin_staff;
GRANT UPDATE (kept_id) ON person_merges TO unordin_staff;
CREATE POLICY staff_reads ON person_merges FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_merges ON person_merges FOR INSERT TO unordin_staff WITH CHECK (merged_by = app_user_id());
CREATE POLICY staff_moves ON person_merges FOR UPDATE TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_takes_back ON person_merges FOR DELETE TO unordin_staff USING (true);

-- Of a record with an address that is forgotten nothing is kept to be taken back.
CREATE FUNCTION forget_merges() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM person_merges WHERE addresses && (SELECT array_agg(address) FROM gone);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION forget_merges() FROM PUBLIC;
CREATE TRIGGER forget_merges AFTER DELETE ON person_addresses REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_merges();
