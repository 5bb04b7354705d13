-- What a search looks through stands in a column of its own, in small letters: it is not made again for
-- every row that is looked at, and an index can hold it. Each trigram index begins with the client, so
-- that what other clients have costs a client's search nothing.
ALTER TABLE documents ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED;
DROP INDEX documents_search, documents_name, documents_client_name, documents_client_created, documents_client_size;
CREATE INDEX documents_search ON documents USING gin (client_id, search_text gin_trgm_ops);
CREATE INDEX documents_name ON documents (search_text, id);
-- A client's search walks these without a look at the table.
CREATE INDEX documents_client_name ON documents (client_id, search_text, id);
CREATE INDEX documents_client_created ON documents (client_id, created_at DESC, id DESC) INCLUDE (search_text);
CREATE INDEX documents_client_size ON documents (client_id, file_size, id) INCLUDE (search_text);

ALTER TABLE projects ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (lower(name || E'\n' || coalesce(description, ''))) STORED;
DROP INDEX projects_search;
CREATE INDEX projects_search ON projects USING gin (client_id, search_text gin_trgm_ops);
CREATE INDEX projects_client_status_created ON projects (client_id, status, created_at DESC, id DESC);

-- What one of the staff looks after, in each order of the queue.
CREATE INDEX support_tickets_assignee_created ON support_tickets (assignee_id, created_at DESC, id DESC, status);
CREATE INDEX support_tickets_assignee_priority ON support_tickets
  (assignee_id, priority_rank DESC, created_at DESC, id DESC, status);

-- Row-level security keeps a client's search from the trigram index, because LIKE is not leakproof. These
-- look through the own client's rows only, whoever calls them, and give nothing but ids.
-- Each pattern is planned for itself: one without three letters in a row must not read the whole index.
CREATE FUNCTION own_documents_matching(pattern text, at_most integer, of_project uuid DEFAULT NULL) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM documents WHERE client_id = app_client_id() AND search_text LIKE pattern
      AND (of_project IS NULL OR project_id = of_project))
  SELECT id FROM found LIMIT at_most
$$;
CREATE FUNCTION own_projects_matching(pattern text, at_most integer, of_status text DEFAULT NULL) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM projects WHERE client_id = app_client_id() AND search_text LIKE pattern
      AND (of_status IS NULL OR status = of_status))
  SELECT id FROM found LIMIT at_most
$$;
DROP FUNCTION own_tickets_matching(text, integer);
CREATE FUNCTION own_tickets_matching(pattern text, at_most integer, of_statuses text[] DEFAULT NULL,
    of_priority text DEFAULT NULL, of_author uuid DEFAULT NULL) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM support_tickets WHERE client_id = app_client_id() AND search_text LIKE pattern
      AND (of_statuses IS NULL OR status = ANY (of_statuses))
      AND (of_priority IS NULL OR priority = of_priority)
      AND (of_author IS NULL OR created_by = of_author))
  SELECT id FROM found LIMIT at_most
$$;
REVOKE ALL ON FUNCTION own_documents_matching(text, integer, uuid), own_projects_matching(text, integer, text),
  own_tickets_matching(text, integer, text[], text, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_documents_matching(text, integer, uuid), own_projects_matching(text, integer, text),
  own_tickets_matching(text, integer, text[], text, uuid) TO unordin_request;

ANALYZE documents, projects;
