-- What a client sees of a project: how far it is, its milestones, what was reported.
-- `version` counts the edits, so that two people who edit the same project do not undo each other.
ALTER TABLE projects
  ADD COLUMN progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  ADD COLUMN starts_on date,
  ADD COLUMN due_on date,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT projects_due_after_start CHECK (due_on >= starts_on);

-- One index for each order a list can have; the client's own lists have theirs first by client.
CREATE INDEX projects_client_name ON projects (client_id, lower(name), id);
CREATE INDEX projects_client_due ON projects (client_id, coalesce(due_on, 'infinity'::date), id);
CREATE INDEX projects_client_progress ON projects (client_id, progress, id);
CREATE INDEX projects_name ON projects (lower(name), id);
CREATE INDEX projects_due ON projects (coalesce(due_on, 'infinity'::date), id);
CREATE INDEX projects_progress ON projects (progress, id);
CREATE INDEX projects_status_created ON projects (status, created_at DESC, id DESC);
CREATE INDEX projects_search ON projects USING gin (lower(name) gin_trgm_ops);

CREATE TABLE project_milestones (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  project_id uuid NOT NULL,
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 200),
  due_on date,
  done_at timestamptz,
  position integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id),
  -- Checked at the end of the transaction: two that change places hold one place for a moment.
  UNIQUE (project_id, position) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (client_id, project_id) REFERENCES projects (client_id, id) ON DELETE CASCADE
);
CREATE INDEX project_milestones_project ON project_milestones (client_id, project_id);

CREATE TABLE project_updates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  project_id uuid NOT NULL,
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 200),
  body text NOT NULL CHECK (length(trim(body)) BETWEEN 1 AND 10000),
  author_id uuid REFERENCES auth_users ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) <= 200),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id),
  FOREIGN KEY (client_id, project_id) REFERENCES projects (client_id, id) ON DELETE CASCADE
);
CREATE INDEX project_updates_project ON project_updates (client_id, project_id, created_at DESC, id DESC);
CREATE INDEX project_updates_author ON project_updates (author_id);

-- One row per person told. No key to the profile's client: whoever changes to another client leaves
-- these behind, and the policy hides them.
CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL REFERENCES clients ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  kind text NOT NULL CHECK (length(kind) <= 100),
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 300),
  url text NOT NULL CHECK (url ~ '^/[^/\\]' AND length(url) <= 500),
  read_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id)
);
CREATE INDEX notifications_list ON notifications
  (user_id, client_id, (read_at IS NULL) DESC, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id, client_id) WHERE read_at IS NULL;
CREATE INDEX notifications_client ON notifications (client_id);

CREATE TRIGGER touch BEFORE UPDATE ON project_milestones FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

ALTER TABLE project_milestones ENABLE ROW LEVEL SECURITY;
ALTER TABLE project_updates ENABLE ROW LEVEL SECURITY;
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON project_milestones TO unordin_staff;
GRANT SELECT, INSERT ON project_updates, notifications TO unordin_staff;
CREATE POLICY staff_all ON project_milestones TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON project_updates TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON notifications TO unordin_staff USING (true) WITH CHECK (true);

GRANT SELECT ON project_milestones, project_updates, notifications TO unordin_request;
CREATE POLICY own_client ON project_milestones FOR SELECT TO unordin_request USING (client_id = app_client_id());
CREATE POLICY own_client ON project_updates FOR SELECT TO unordin_request USING (client_id = app_client_id());
CREATE POLICY own ON notifications FOR SELECT TO unordin_request
  USING (user_id = app_user_id() AND client_id = app_client_id());
-- Of one's notifications one can only say that they were read.
GRANT UPDATE (read_at) ON notifications TO unordin_request;
CREATE POLICY own_read ON notifications FOR UPDATE TO unordin_request
  USING (user_id = app_user_id() AND client_id = app_client_id())
  WITH CHECK (user_id = app_user_id() AND client_id = app_client_id());
