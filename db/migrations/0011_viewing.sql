-- Staff who view the portal as one client's people see it change nothing. The gate refuses what is
-- posted; here the database refuses it once more, whatever path a request finds. Only the audit log
-- takes what they do. A later table that unordin_request may write needs the same three policies.
CREATE FUNCTION app_viewing() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(current_setting('app.viewing', true) = 'on', false);

DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT c.relname FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'audit_events'
        AND (has_any_column_privilege('unordin_request', c.oid, 'INSERT, UPDATE')
          OR has_table_privilege('unordin_request', c.oid, 'DELETE')) LOOP
    EXECUTE format('CREATE POLICY viewing_adds_nothing ON public.%I AS RESTRICTIVE FOR INSERT TO unordin_request WITH CHECK (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_changes_nothing ON public.%I AS RESTRICTIVE FOR UPDATE TO unordin_request USING (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_removes_nothing ON public.%I AS RESTRICTIVE FOR DELETE TO unordin_request USING (NOT app_viewing())', t);
  END LOOP;
END $$;
