-- A client's administrator may restrict a colleague to some projects. Such a person sees these projects and what belongs
-- to them, and the tickets that they opened or watch; nothing else of the client, and its invoices only as a billing contact.
ALTER TABLE profiles ADD COLUMN only_projects uuid[] CHECK (cardinality(only_projects) BETWEEN 1 AND 200);
GRANT SELECT (only_projects) ON profiles TO unordin_request;

-- Administrators see everything, and nobody takes a restriction along to another client.
CREATE FUNCTION end_restriction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.only_projects := NULL;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION end_restriction() FROM PUBLIC;
CREATE TRIGGER end_restriction BEFORE UPDATE ON profiles FOR EACH ROW
  WHEN (NEW.only_projects IS NOT NULL AND (NEW.role <> 'client_user' OR NEW.client_id IS DISTINCT FROM OLD.client_id))
  EXECUTE FUNCTION end_restriction();

-- The projects that whoever is signed in is restricted to; null when they see everything. Asked once in a statement.
CREATE FUNCTION app_only_projects() RETURNS uuid[]
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.only_projects FROM profiles p WHERE p.user_id = app_user_id() AND p.client_id = app_client_id()
$$;
REVOKE ALL ON FUNCTION app_only_projects() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_only_projects() TO unordin_request;

-- The tickets that whoever is signed in watches. A policy cannot read ticket_watchers, whose own policy reads tickets.
CREATE FUNCTION app_watched_tickets() RETURNS uuid[]
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT array(SELECT w.ticket_id FROM ticket_watchers w
    WHERE w.user_id = app_user_id() AND w.client_id = app_client_id())
$$;
REVOKE ALL ON FUNCTION app_watched_tickets() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_watched_tickets() TO unordin_request;

ALTER POLICY own_client ON projects USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR id = ANY ((SELECT app_only_projects())::uuid[])));
ALTER POLICY own_client ON project_milestones USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])));
ALTER POLICY own_client ON project_updates USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])));
ALTER POLICY own_client ON documents USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])));
ALTER POLICY own_client ON client_requests USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])));
ALTER POLICY own_client ON support_tickets USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])
    OR created_by = app_user_id() OR id = ANY ((SELECT app_watched_tickets())::uuid[])));

-- What belongs to one of these is seen with it.
ALTER POLICY own_client ON document_versions USING (client_id = app_client_id() AND ((SELECT app_only_projects()) IS NULL
  OR EXISTS (SELECT 1 FROM documents d WHERE d.id = document_id)));
ALTER POLICY own_client ON client_request_lines USING (client_id = app_client_id() AND ((SELECT app_only_projects()) IS NULL
  OR EXISTS (SELECT 1 FROM client_requests r WHERE r.id = request_id)));
ALTER POLICY own_client ON client_request_files USING (client_id = app_client_id() AND ((SELECT app_only_projects()) IS NULL
  OR EXISTS (SELECT 1 FROM client_request_lines l WHERE l.id = line_id)));
ALTER POLICY own_client ON ticket_messages USING (client_id = app_client_id() AND kind <> 'note'
  AND ((SELECT app_only_projects()) IS NULL OR EXISTS (SELECT 1 FROM support_tickets t WHERE t.id = ticket_id)));
ALTER POLICY own_client ON ticket_attachments USING (client_id = app_client_id()
  AND (message_id IS NULL OR EXISTS (SELECT 1 FROM ticket_messages m WHERE m.id = message_id))
  AND ((SELECT app_only_projects()) IS NULL OR EXISTS (SELECT 1 FROM support_tickets t WHERE t.id = ticket_id)));
ALTER POLICY own_client ON ticket_watchers USING (client_id = app_client_id() AND ((SELECT app_only_projects()) IS NULL
  OR user_id = app_user_id() OR EXISTS (SELECT 1 FROM support_tickets t WHERE t.id = ticket_id)));
ALTER POLICY own_client_comments ON comments WITH CHECK (client_id = app_client_id() AND author_id = app_user_id()
  AND NOT from_staff AND EXISTS (SELECT 1 FROM documents d WHERE d.id = document_id));
ALTER POLICY own_client_raises ON support_tickets WITH CHECK (client_id = app_client_id() AND created_by = app_user_id()
  AND status = 'open' AND (project_id IS NULL OR EXISTS (SELECT 1 FROM projects p WHERE p.id = project_id)));

-- Functions that read in place of the policies.
CREATE OR REPLACE FUNCTION own_documents_matching(pattern text, at_most integer, of_project uuid DEFAULT NULL)
  RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM documents WHERE client_id = app_client_id() AND search_text LIKE pattern
      AND (of_project IS NULL OR project_id = of_project)
      AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])))
  SELECT id FROM found LIMIT at_most
$$;
CREATE OR REPLACE FUNCTION own_projects_matching(pattern text, at_most integer, of_status text DEFAULT NULL)
  RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM projects WHERE client_id = app_client_id() AND search_text LIKE pattern
      AND (of_status IS NULL OR status = of_status)
      AND ((SELECT app_only_projects()) IS NULL OR id = ANY ((SELECT app_only_projects())::uuid[])))
  SELECT id FROM found LIMIT at_most
$$;
CREATE OR REPLACE FUNCTION own_client_requests_matching(pattern text, at_most integer, of_status text DEFAULT NULL)
  RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM client_requests WHERE client_id = app_client_id() AND search_text LIKE pattern
      AND (of_status IS NULL OR status = of_status)
      AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])))
  SELECT id FROM found LIMIT at_most
$$;
CREATE OR REPLACE FUNCTION own_tickets_matching(pattern text, at_most integer, of_statuses text[] DEFAULT NULL,
    of_priority text DEFAULT NULL, of_author uuid DEFAULT NULL)
  RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM support_tickets WHERE client_id = app_client_id() AND search_text LIKE pattern
      AND (of_statuses IS NULL OR status = ANY (of_statuses))
      AND (of_priority IS NULL OR priority = of_priority)
      AND (of_author IS NULL OR created_by = of_author)
      AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])
        OR created_by = app_user_id() OR id = ANY ((SELECT app_watched_tickets())::uuid[])))
  SELECT id FROM found LIMIT at_most
$$;

CREATE OR REPLACE FUNCTION move_own_ticket(line uuid, ticket uuid, seen text, wanted text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  mover text;
  only_of constant uuid[] := app_only_projects();
BEGIN
  IF app_viewing() OR NOT ((seen IN ('open', 'in_progress') AND wanted = 'resolved') OR (seen = 'resolved' AND wanted = 'open')) THEN
    RETURN false;
  END IF;
  SELECT full_name INTO mover FROM profiles
    WHERE user_id = app_user_id() AND client_id = app_client_id() AND deactivated_at IS NULL AND NOT paused;
  UPDATE support_tickets SET status = wanted, last_activity_at = now(),
    resolved_at = CASE WHEN wanted = 'resolved' THEN now() END
    WHERE id = ticket AND client_id = app_client_id() AND status = seen AND mover IS NOT NULL
      AND (only_of IS NULL OR project_id = ANY (only_of) OR created_by = app_user_id() OR id = ANY (app_watched_tickets()));
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO ticket_messages (id, client_id, ticket_id, kind, author_id, author_name, from_status, to_status)
    VALUES (line, app_client_id(), ticket, 'status', app_user_id(), mover, seen, wanted);
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION open_line_of_client(line uuid, of_kind text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found uuid;
  only_of constant uuid[] := app_only_projects();
BEGIN
  IF app_viewing() OR app_client_id() IS NULL THEN RETURN NULL; END IF;
  SELECT r.id INTO found FROM client_requests r
    JOIN client_request_lines l ON l.client_id = r.client_id AND l.request_id = r.id
    WHERE l.id = line AND l.client_id = app_client_id() AND (only_of IS NULL OR r.project_id = ANY (only_of)) FOR UPDATE OF r;
  RETURN (SELECT l.status FROM client_requests r JOIN client_request_lines l ON l.request_id = r.id
    WHERE r.id = found AND l.id = line AND r.status = 'open' AND l.status <> 'accepted' AND l.kind = of_kind);
END $$;

CREATE OR REPLACE FUNCTION sees_invoices(of_user uuid, of_client uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM profiles p WHERE p.client_id = of_client
      AND (p.billing_contact OR (p.user_id = of_user AND p.only_projects IS NOT NULL)))
    OR of_user IN (SELECT billing_people(of_client))
$$;

-- Whether somebody of a client sees the page that a notice leads to. A page that belongs to no project, such as the
-- organization's own, is seen by everybody.
CREATE FUNCTION sees_page(of_user uuid, of_url text) RETURNS boolean
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  only_of constant uuid[] := (SELECT p.only_projects FROM profiles p WHERE p.user_id = of_user);
  part constant text[] := regexp_match(of_url,
    '^/dashboard/(projects|documents|requests|support)(?:/|\?project=)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})');
  one uuid;
BEGIN
  IF only_of IS NULL THEN RETURN true; END IF;
  IF part IS NULL THEN RETURN of_url !~ '^/dashboard/(projects|documents|requests|support)'; END IF;
  one := part[2]::uuid;
  IF part[1] = 'projects' OR of_url LIKE '/dashboard/documents?%' THEN RETURN one = ANY (only_of); END IF;
  RETURN CASE part[1]
    WHEN 'documents' THEN EXISTS (SELECT FROM documents d WHERE d.id = one AND d.project_id = ANY (only_of))
    WHEN 'requests' THEN EXISTS (SELECT FROM client_requests r WHERE r.id = one AND r.project_id = ANY (only_of))
    ELSE EXISTS (SELECT FROM support_tickets t WHERE t.id = one AND (t.project_id = ANY (only_of) OR t.created_by = of_user
      OR EXISTS (SELECT FROM ticket_watchers w WHERE w.ticket_id = one AND w.user_id = of_user)))
  END;
END $$;
REVOKE ALL ON FUNCTION sees_page(uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sees_page(uuid, text) TO unordin_staff;
-- For the notices of whoever is signed in.
CREATE FUNCTION app_sees_page(of_url text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$ SELECT sees_page(app_user_id(), of_url) $$;
REVOKE ALL ON FUNCTION app_sees_page(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_sees_page(text) TO unordin_request;

CREATE OR REPLACE FUNCTION notify_client(the_client uuid, the_kind text, the_title text, the_url text, the_users uuid[],
    the_author uuid)
  RETURNS SETOF uuid LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO notifications (client_id, user_id, kind, title, url)
  SELECT client_id, user_id, the_kind, the_title, the_url FROM profiles
  WHERE client_id = the_client AND deactivated_at IS NULL AND NOT paused
    AND (the_users IS NULL OR user_id = ANY (the_users)) AND user_id IS DISTINCT FROM the_author
    AND (NOT is_billing_notice(the_kind) OR sees_invoices(user_id, the_client))
    AND (only_projects IS NULL OR sees_page(user_id, the_url))
    AND (current_setting('role') <> 'unordin_request' OR client_id = app_client_id())
  RETURNING user_id
$$;
-- A page shows comments of one document, along an index that a second table would keep it from.
ALTER POLICY own_client ON comments USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR app_sees_page('/dashboard/documents/' || document_id)));
ALTER POLICY own ON notifications USING (user_id = app_user_id() AND client_id = app_client_id()
  AND (NOT is_billing_notice(kind) OR (SELECT app_sees_invoices()))
  AND ((SELECT app_only_projects()) IS NULL OR app_sees_page(url)));

-- Says what became of it, as set_colleague does; `admin` for an administrator, who sees everything.
CREATE FUNCTION set_colleague_projects(colleague uuid, to_projects uuid[], seen_projects uuid[]) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found profiles;
  wanted constant uuid[] := (SELECT array_agg(DISTINCT id ORDER BY id) FROM unnest(to_projects) id);
  seen constant uuid[] := (SELECT array_agg(DISTINCT id ORDER BY id) FROM unnest(seen_projects) id);
BEGIN
  IF app_viewing() OR app_client_id() IS NULL THEN RETURN 'not_found'; END IF;
  IF NOT EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = app_user_id() AND p.client_id = app_client_id()
      AND p.role = 'client_admin' AND p.deactivated_at IS NULL FOR SHARE) THEN RETURN 'not_found'; END IF;
  SELECT * INTO found FROM profiles p WHERE p.id = colleague AND p.client_id = app_client_id()
    AND p.role IN ('client_admin', 'client_user') FOR UPDATE;
  IF found.id IS NULL OR EXISTS (SELECT 1 FROM unnest(wanted) AS w(id)
      WHERE NOT EXISTS (SELECT 1 FROM projects p WHERE p.id = w.id AND p.client_id = app_client_id())) THEN
    RETURN 'not_found';
  END IF;
  IF found.role <> 'client_user' THEN RETURN 'admin'; END IF;
  IF found.only_projects IS NOT DISTINCT FROM wanted THEN RETURN 'same'; END IF;
  IF found.only_projects IS DISTINCT FROM seen THEN RETURN 'changed'; END IF;
  UPDATE profiles p SET only_projects = wanted WHERE p.id = colleague;
  RETURN 'done';
END $$;
REVOKE ALL ON FUNCTION set_colleague_projects(uuid, uuid[], uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_colleague_projects(uuid, uuid[], uuid[]) TO unordin_request;
