-- Row-level security on every table. A table without a policy is closed to both request roles.
DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', t);
  END LOOP;
  FOR t IN SELECT unnest(ARRAY['clients', 'profiles', 'client_invitations', 'projects', 'documents', 'support_tickets',
      'sectors', 'capabilities', 'public_projects', 'project_capabilities', 'content_types', 'insights',
      'insight_capabilities', 'leads']) LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON public.%I TO unordin_staff', t);
    EXECUTE format('CREATE POLICY staff_all ON public.%I TO unordin_staff USING (true) WITH CHECK (true)', t);
  END LOOP;
  FOR t IN SELECT c.table_name FROM information_schema.columns c
      JOIN pg_tables p ON p.schemaname = 'public' AND p.tablename = c.table_name
      WHERE c.table_schema = 'public' AND c.column_name = 'updated_at' LOOP
    EXECUTE format('CREATE TRIGGER touch BEFORE UPDATE ON public.%I FOR EACH ROW EXECUTE FUNCTION touch_updated_at()', t);
  END LOOP;
END $$;

-- Visitors and clients.
GRANT SELECT ON sectors, capabilities, public_projects, project_capabilities, content_types, insights,
  insight_capabilities TO unordin_request;
CREATE POLICY everyone_reads ON sectors FOR SELECT TO unordin_request USING (true);
CREATE POLICY everyone_reads ON capabilities FOR SELECT TO unordin_request USING (true);
CREATE POLICY everyone_reads ON content_types FOR SELECT TO unordin_request USING (true);
CREATE POLICY published_only ON public_projects FOR SELECT TO unordin_request USING (published);
CREATE POLICY published_only ON insights FOR SELECT TO unordin_request USING (is_published AND published_at <= now());
CREATE POLICY published_only ON project_capabilities FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM public_projects p WHERE p.id = project_id));
CREATE POLICY published_only ON insight_capabilities FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM insights i WHERE i.id = insight_id));

GRANT SELECT (id, name, company_name, contact_email, contact_phone, status, created_at) ON clients TO unordin_request;
CREATE POLICY own_client ON clients FOR SELECT TO unordin_request USING (id = app_client_id());

GRANT SELECT ON profiles TO unordin_request;
CREATE POLICY own_profile ON profiles FOR SELECT TO unordin_request
  USING (user_id = app_user_id() OR (app_role() = 'client_admin' AND client_id = app_client_id()));

GRANT SELECT (id, client_id, email, role, invited_by, used_at, revoked_at, expires_at, created_at)
  ON client_invitations TO unordin_request;
CREATE POLICY own_client ON client_invitations FOR SELECT TO unordin_request
  USING (app_role() = 'client_admin' AND client_id = app_client_id());

GRANT SELECT ON projects, documents, support_tickets TO unordin_request;
CREATE POLICY own_client ON projects FOR SELECT TO unordin_request USING (client_id = app_client_id());
CREATE POLICY own_client ON documents FOR SELECT TO unordin_request USING (client_id = app_client_id());
CREATE POLICY own_client ON support_tickets FOR SELECT TO unordin_request USING (client_id = app_client_id());
GRANT INSERT (id, client_id, title, description, priority, status, created_by) ON support_tickets TO unordin_request;
CREATE POLICY own_client_raises ON support_tickets FOR INSERT TO unordin_request
  WITH CHECK (client_id = app_client_id() AND created_by = app_user_id() AND status = 'open');

-- A visitor hands a lead in and can never read one back.
GRANT INSERT (id, source, full_name, email, phone, company_name, company_size, primary_interest, message, details)
  ON leads TO unordin_request;
CREATE POLICY anyone_enquires ON leads FOR INSERT TO unordin_request WITH CHECK (status = 'new');
GRANT SELECT ON blueprint_leads TO unordin_staff;

-- The trail is written, never rewritten.
GRANT SELECT, INSERT ON lead_activities TO unordin_staff;
CREATE POLICY staff_reads ON lead_activities FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_writes ON lead_activities FOR INSERT TO unordin_staff WITH CHECK (actor_id = app_user_id());
GRANT SELECT ON lead_counts TO unordin_staff;
CREATE POLICY staff_reads ON lead_counts FOR SELECT TO unordin_staff USING (true);

GRANT INSERT ON audit_events TO unordin_request, unordin_staff;
GRANT SELECT ON audit_events TO unordin_staff;
CREATE POLICY own_acts ON audit_events FOR INSERT TO unordin_request, unordin_staff
  WITH CHECK (actor_id IS NOT DISTINCT FROM app_user_id());
CREATE POLICY staff_reads ON audit_events FOR SELECT TO unordin_staff USING (true);
