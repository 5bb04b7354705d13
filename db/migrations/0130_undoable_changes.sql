-- What staff have changed, for a day, so that whoever changed it can take it back: one row for each record of
-- a change. `before` and `after` hold only the values that the change has touched.
CREATE TABLE undoable_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  change_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z_]+(\.[a-z_]+)?$' AND length(kind) <= 40),
  record_id uuid NOT NULL,
  before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object'),
  after jsonb NOT NULL CHECK (jsonb_typeof(after) = 'object'),
  made_by uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  undone_at timestamptz
);
CREATE INDEX undoable_changes_change ON undoable_changes (change_id, record_id);
CREATE INDEX undoable_changes_record ON undoable_changes (record_id, created_at);
CREATE INDEX undoable_changes_created ON undoable_changes (created_at);
CREATE INDEX undoable_changes_by ON undoable_changes (made_by);

ALTER TABLE undoable_changes ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON undoable_changes TO unordin_staff;
GRANT UPDATE (undone_at) ON undoable_changes TO unordin_staff;
-- Whether somebody has changed a record since is read from everybody's changes.
CREATE POLICY staff_reads ON undoable_changes FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_changes ON undoable_changes FOR INSERT TO unordin_staff WITH CHECK (made_by = app_user_id());
CREATE POLICY staff_takes_back ON undoable_changes FOR UPDATE TO unordin_staff
  USING (made_by = app_user_id()) WITH CHECK (made_by = app_user_id());

-- Of a lead that is deleted nothing is kept to be taken back.
CREATE FUNCTION forget_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM undoable_changes WHERE record_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION forget_changes() FROM PUBLIC;
CREATE TRIGGER leads_forget_changes AFTER DELETE ON leads REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_changes();
