-- A list as one of the staff has set it: filters, order and columns, under a name of their own.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  list text NOT NULL CHECK (length(list) BETWEEN 1 AND 40),
  name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 60 AND length(name) <= 60),
  -- The state of the list as its address says it, without the question mark.
  search text NOT NULL CHECK (length(search) <= 4000),
  place int NOT NULL DEFAULT 0,
  -- Whether the list opens with this view.
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (owner_id, list, lower(name));
CREATE UNIQUE INDEX saved_views_default ON saved_views (owner_id, list) WHERE is_default;

-- Staff may read the view that a colleague's address names; each changes only their own.
ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON saved_views TO unordin_staff;
GRANT UPDATE (name, search, place, is_default) ON saved_views TO unordin_staff;
CREATE POLICY staff_reads ON saved_views FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_adds ON saved_views FOR INSERT TO unordin_staff WITH CHECK (owner_id = app_user_id());
CREATE POLICY staff_changes ON saved_views FOR UPDATE TO unordin_staff
  USING (owner_id = app_user_id()) WITH CHECK (owner_id = app_user_id());
CREATE POLICY staff_removes ON saved_views FOR DELETE TO unordin_staff USING (owner_id = app_user_id());
