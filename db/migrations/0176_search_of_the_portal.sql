-- One search of a client over projects, documents, tickets, requests, invoices and updates.
ALTER TABLE project_updates ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (lower(title || ' ' || body)) STORED;
CREATE INDEX project_updates_search ON project_updates USING gin (search_text gin_trgm_ops);

CREATE FUNCTION own_updates_matching(pattern text, at_most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM project_updates WHERE client_id = app_client_id() AND search_text LIKE pattern
      AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])))
  SELECT id FROM found LIMIT at_most
$$;
REVOKE ALL ON FUNCTION own_updates_matching(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_updates_matching(text, integer) TO unordin_request;

-- The newest of each kind, and how many there are, counted up to `counted`. The rows are read with the rights of whoever asks.
CREATE FUNCTION own_search(pattern text, shown integer, counted integer)
  RETURNS TABLE (kind text, id uuid, title text, note text, at timestamptz, matches integer)
  LANGUAGE sql STABLE SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
  (SELECT 'projects', p.id, p.name, '', p.created_at, count(*) OVER ()::integer
    FROM own_projects_matching(pattern, counted) m (id) JOIN projects p ON p.id = m.id
    ORDER BY p.created_at DESC, p.id LIMIT shown)
  UNION ALL
  (SELECT 'documents', d.id, d.name, coalesce(p.name, ''), d.created_at, count(*) OVER ()::integer
    FROM own_documents_matching(pattern, counted) m (id) JOIN documents d ON d.id = m.id
    LEFT JOIN projects p ON p.id = d.project_id
    ORDER BY d.created_at DESC, d.id LIMIT shown)
  UNION ALL
  (SELECT 'tickets', t.id, t.title, coalesce(p.name, ''), t.created_at, count(*) OVER ()::integer
    FROM own_tickets_matching(pattern, counted) m (id) JOIN support_tickets t ON t.id = m.id
    LEFT JOIN projects p ON p.id = t.project_id
    ORDER BY t.created_at DESC, t.id LIMIT shown)
  UNION ALL
  (SELECT 'requests', r.id, r.title, coalesce(p.name, ''), r.created_at, count(*) OVER ()::integer
    FROM own_client_requests_matching(pattern, counted) m (id) JOIN client_requests r ON r.id = m.id
    LEFT JOIN projects p ON p.id = r.project_id
    ORDER BY r.created_at DESC, r.id LIMIT shown)
  UNION ALL
  (SELECT 'invoices', i.id, i.number, i.description, i.issued_at, count(*) OVER ()::integer
    FROM own_invoices_matching(pattern, counted) m (id) JOIN invoices i ON i.id = m.id
    ORDER BY i.issued_at DESC, i.id LIMIT shown)
  UNION ALL
  (SELECT 'updates', u.project_id, u.title, p.name, u.created_at, count(*) OVER ()::integer
    FROM own_updates_matching(pattern, counted) m (id) JOIN project_updates u ON u.id = m.id
    JOIN projects p ON p.id = u.project_id
    ORDER BY u.created_at DESC, u.id LIMIT shown)
$$;
REVOKE ALL ON FUNCTION own_search(text, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_search(text, integer, integer) TO unordin_request;
