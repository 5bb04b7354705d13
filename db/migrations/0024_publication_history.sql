-- The history of what is published: each save whole, as the form holds it. Staff add and read; only the
-- deletion of what it belongs to takes it away.
CREATE TABLE insight_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  insight_id uuid NOT NULL REFERENCES insights ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  -- How it came about; 'found' is what stood there before its first save was kept.
  move text NOT NULL CHECK (move IN ('found', 'create', 'save', 'publish', 'schedule', 'unpublish', 'restore')),
  restored_from integer,
  changed text[] NOT NULL DEFAULT '{}' CHECK (cardinality(changed) <= 50),
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  editor_id uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (insight_id, version)
);
CREATE INDEX insight_versions_editor ON insight_versions (editor_id);
CREATE TABLE project_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  project_id uuid NOT NULL REFERENCES public_projects ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  move text NOT NULL CHECK (move IN ('found', 'create', 'save', 'publish', 'schedule', 'unpublish', 'restore')),
  restored_from integer,
  changed text[] NOT NULL DEFAULT '{}' CHECK (cardinality(changed) <= 50),
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  editor_id uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (project_id, version)
);
CREATE INDEX project_versions_editor ON project_versions (editor_id);

-- What somebody has typed and not saved; one for each editor and record, seen by that editor only.
-- Without a record it belongs to one that is not made yet.
CREATE TABLE publication_drafts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  editor_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('insight', 'project')),
  insight_id uuid REFERENCES insights ON DELETE CASCADE,
  project_id uuid REFERENCES public_projects ON DELETE CASCADE,
  -- The version whose form was filled in; 0 for a new one's.
  based_on integer NOT NULL CHECK (based_on >= 0),
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  saved_at timestamptz NOT NULL DEFAULT now(),
  CHECK (insight_id IS NULL OR kind = 'insight'),
  CHECK (project_id IS NULL OR kind = 'project'),
  UNIQUE NULLS NOT DISTINCT (editor_id, kind, insight_id, project_id)
);
CREATE INDEX publication_drafts_insight ON publication_drafts (insight_id);
CREATE INDEX publication_drafts_project ON publication_drafts (project_id);

ALTER TABLE insight_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE project_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE publication_drafts ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON insight_versions, project_versions TO unordin_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON publication_drafts TO unordin_staff;
CREATE POLICY staff_all ON insight_versions TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON project_versions TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY own_drafts ON publication_drafts TO unordin_staff
  USING (editor_id = app_user_id()) WITH CHECK (editor_id = app_user_id());

-- What things are filed under stands in an order that staff set, and can be taken out of use.
ALTER TABLE sectors ADD COLUMN display_order integer NOT NULL DEFAULT 0,
  ADD COLUMN is_active boolean NOT NULL DEFAULT true;
ALTER TABLE content_types ADD COLUMN display_order integer NOT NULL DEFAULT 0,
  ADD COLUMN is_active boolean NOT NULL DEFAULT true;
ALTER TABLE capabilities ADD COLUMN is_active boolean NOT NULL DEFAULT true;
