-- One search of a client over projects, updates, documents, tickets, requests, decisions, invoices and help articles.
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

-- The newest of each kind, and how many there are, counted up to `counted`. The rows are read with the rights of whoever
-- asks. `pattern` is that of the lists; help articles are found by their words.
CREATE FUNCTION own_search(pattern text, words text, shown integer, counted integer)
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
  (SELECT 'updates', u.project_id::text, u.title, p.name, u.created_at, count(*) OVER ()::integer
    FROM own_updates_matching(pattern, counted) m (id) JOIN project_updates u ON u.id = m.id
    JOIN projects p ON p.id = u.project_id
    ORDER BY u.created_at DESC, u.id LIMIT shown)
$$;
REVOKE ALL ON FUNCTION own_search(text, text, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_search(text, text, integer, integer) TO unordin_request;
