-- Two organisations made one, and what is needed to take that back for thirty days. The merged one's own row
-- is gone meanwhile.
CREATE TABLE organisation_merges (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kept_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  merged_id uuid NOT NULL,
  -- The merged row as it was, and what the kept one had before: owner and client.
  merged jsonb NOT NULL,
  kept_before jsonb NOT NULL,
  -- What has moved to the kept one.
  domains text[] NOT NULL DEFAULT '{}',
  people uuid[] NOT NULL DEFAULT '{}',
  notes uuid[] NOT NULL DEFAULT '{}',
  tasks uuid[] NOT NULL DEFAULT '{}',
  merges uuid[] NOT NULL DEFAULT '{}',
  merged_by uuid REFERENCES auth_users ON DELETE SET NULL,
  merged_by_name text NOT NULL CHECK (length(merged_by_name) BETWEEN 1 AND 255),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX organisation_merges_kept ON organisation_merges (kept_id, created_at DESC, id DESC);
CREATE INDEX organisation_merges_merged ON organisation_merges (merged_id);
CREATE INDEX organisation_merges_created ON organisation_merges (created_at);
CREATE INDEX organisation_merges_by ON organisation_merges (merged_by) WHERE merged_by IS NOT NULL;

ALTER TABLE organisation_merges ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON organisation_merges TO unordin_staff;
GRANT UPDATE (kept_id) ON organisation_merges TO unordin_staff;
CREATE POLICY staff_reads ON organisation_merges FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_merges ON organisation_merges FOR INSERT TO unordin_staff WITH CHECK (merged_by = app_user_id());
CREATE POLICY staff_moves ON organisation_merges FOR UPDATE TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_takes_back ON organisation_merges FOR DELETE TO unordin_staff USING (true);
