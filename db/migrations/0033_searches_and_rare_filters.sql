-- A client's search of its invoices, as 0012_searches.sql has it for documents, projects and tickets:
-- row-level security keeps LIKE from the trigram index, so the owner looks, through the own client's issued
-- invoices only, and gives nothing but ids.

-- It begins with the client, so that what other clients have costs a client's search nothing.
CREATE INDEX invoices_client_search ON invoices USING gin (client_id, search_text gin_trgm_ops);
DROP INDEX invoices_search;

CREATE FUNCTION own_invoices_matching(pattern text, at_most integer, of_status text DEFAULT NULL) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM invoices WHERE client_id = app_client_id() AND number IS NOT NULL AND search_text LIKE pattern
      AND (of_status IS NULL OR status = of_status))
  SELECT id FROM found LIMIT at_most
$$;
REVOKE ALL ON FUNCTION own_invoices_matching(text, integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_invoices_matching(text, integer, text) TO unordin_request;

-- A status that few of very many have, of one client: the rows of that status are read alone, and sorted.
CREATE INDEX invoices_client_status ON invoices (client_id, status, coalesce(issued_at, 'infinity'::timestamptz), id);
CREATE INDEX support_tickets_client_status ON support_tickets (client_id, status, created_at DESC, id DESC);

-- A search within one project walks this without a look at the table, as a client's other searches do.
DROP INDEX documents_client_project_created;
CREATE INDEX documents_client_project_created ON documents (client_id, project_id, created_at DESC, id DESC)
  INCLUDE (search_text);

-- Drafts among very many published.
CREATE INDEX insights_drafts ON insights (created_at DESC, id DESC) WHERE visible_from IS NULL;
CREATE INDEX public_projects_drafts ON public_projects (created_at DESC, id DESC) WHERE visible_from IS NULL;

-- One client's invitations are read from its own index, as its documents are: what is read across clients
-- says `role <> ''`, which is true of every one.
DROP INDEX client_invitations_created;
CREATE INDEX client_invitations_created ON client_invitations (created_at DESC, id DESC) WHERE role <> '';
