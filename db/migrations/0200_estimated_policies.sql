-- Whether somebody is restricted to projects is asked as one yes or no. PostgreSQL takes a condition like
-- `(SELECT f()) IS NULL` to hold for a row in two hundred, so it read all rows of a client and sorted them, where
-- the first page stands at the beginning of an index.
DO $$
DECLARE
  p record;
  before constant text := '(( SELECT app_only_projects() AS app_only_projects) IS NULL)';
  after constant text := '( SELECT (app_only_projects() IS NULL))';
  done integer := 0;
BEGIN
  FOR p IN SELECT * FROM pg_policies WHERE schemaname = 'public' AND position(before IN coalesce(qual, '') || coalesce(with_check, '')) > 0 LOOP
    IF position(before IN coalesce(p.qual, '')) > 0 THEN
      EXECUTE format('ALTER POLICY %I ON %I USING (%s)', p.policyname, p.tablename, replace(p.qual, before, after));
    END IF;
    IF position(before IN coalesce(p.with_check, '')) > 0 THEN
      EXECUTE format('ALTER POLICY %I ON %I WITH CHECK (%s)', p.policyname, p.tablename, replace(p.with_check, before, after));
    END IF;
    done := done + 1;
  END LOOP;
  IF done = 0 THEN RAISE EXCEPTION 'no policy was found'; END IF;
END $$;
