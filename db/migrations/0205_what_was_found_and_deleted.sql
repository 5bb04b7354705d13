-- The portal's search leads to the page of an update, because the project's page shows the newest ones only.
CREATE OR REPLACE FUNCTION own_search(pattern text, words text, shown integer, counted integer)
  RETURNS TABLE (kind text, id text, title text, note text, at timestamptz, matches integer)
  LANGUAGE sql STABLE SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
  (SELECT 'projects', p.id::text, p.name, '', p.created_at, count(*) OVER ()::integer
    FROM own_projects_matching(pattern, counted) m (id) JOIN projects p ON p.id = m.id
    ORDER BY p.created_at DESC, p.id LIMIT shown)
  UNION ALL
  (SELECT 'documents', d.id::text, d.name, coalesce(p.name, ''), d.created_at, count(*) OVER ()::integer
    FROM own_documents_matching(pattern, counted) m (id) JOIN documents d ON d.id = m.id
    LEFT JOIN projects p ON p.id = d.project_id
    ORDER BY d.created_at DESC, d.id LIMIT shown)
  UNION ALL
  (SELECT 'tickets', t.id::text, t.title, coalesce(p.name, ''), t.created_at, count(*) OVER ()::integer
    FROM own_tickets_matching(pattern, counted) m (id) JOIN support_tickets t ON t.id = m.id
    LEFT JOIN projects p ON p.id = t.project_id
    ORDER BY t.created_at DESC, t.id LIMIT shown)
  UNION ALL
  (SELECT 'requests', r.id::text, r.title, coalesce(p.name, ''), r.created_at, count(*) OVER ()::integer
    FROM own_client_requests_matching(pattern, counted) m (id) JOIN client_requests r ON r.id = m.id
    LEFT JOIN projects p ON p.id = r.project_id
    ORDER BY r.created_at DESC, r.id LIMIT shown)
  UNION ALL
  (SELECT 'invoices', i.id::text, i.number, i.description, i.issued_at, count(*) OVER ()::integer
    FROM own_invoices_matching(pattern, counted) m (id) JOIN invoices i ON i.id = m.id
    ORDER BY i.issued_at DESC, i.id LIMIT shown)
  UNION ALL
  (SELECT 'decisions', d.id::text, d.title, coalesce(p.name, ''), d.created_at, count(*) OVER ()::integer
    FROM own_client_decisions_matching(pattern, counted) m (id) JOIN client_decisions d ON d.id = m.id
    LEFT JOIN projects p ON p.id = d.project_id
    ORDER BY d.created_at DESC, d.id LIMIT shown)
  UNION ALL
  (SELECT 'help', a.slug, a.title, '', a.updated_at, count(*) OVER ()::integer
    FROM own_help_matching(words, counted) m (id) JOIN help_articles a ON a.id = m.id
    ORDER BY a.title_key, a.id LIMIT shown)
  UNION ALL
  (SELECT 'updates', u.project_id || '/updates/' || u.id, u.title, p.name, u.created_at, count(*) OVER ()::integer
    FROM own_updates_matching(pattern, counted) m (id) JOIN project_updates u ON u.id = m.id
    JOIN projects p ON p.id = u.project_id
    ORDER BY u.created_at DESC, u.id LIMIT shown)
$$;

-- A notice of what is deleted leads nowhere and tells its name: it goes with it.
CREATE INDEX notifications_page ON notifications (client_id, split_part(url, '?', 1));
CREATE FUNCTION delete_notices_of_deleted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM notifications n WHERE n.client_id = OLD.client_id AND split_part(n.url, '?', 1) = CASE TG_TABLE_NAME
    WHEN 'documents' THEN '/dashboard/documents/' || OLD.id
    WHEN 'project_updates' THEN '/dashboard/projects/' || (to_jsonb(OLD) ->> 'project_id') || '/updates/' || OLD.id
    ELSE '/dashboard/projects/' || (to_jsonb(OLD) ->> 'project_id') || '/milestones/' || OLD.id END;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION delete_notices_of_deleted() FROM PUBLIC;
CREATE TRIGGER delete_notices_of_deleted AFTER DELETE ON documents
  FOR EACH ROW EXECUTE FUNCTION delete_notices_of_deleted();
CREATE TRIGGER delete_notices_of_deleted AFTER DELETE ON project_updates
  FOR EACH ROW EXECUTE FUNCTION delete_notices_of_deleted();
CREATE TRIGGER delete_notices_of_deleted AFTER DELETE ON project_milestones
  FOR EACH ROW EXECUTE FUNCTION delete_notices_of_deleted();
