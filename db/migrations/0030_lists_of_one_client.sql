-- A list of one client is read from that client's own indexes, however many of all rows are its own: the
-- planner took the index of everyone's, and walked over all of the others' rows to the far end. What is
-- read across clients now says so (`version >= 1`, which every document is), and only then finds its index.
DROP INDEX documents_created, documents_name, documents_size;
CREATE INDEX documents_created ON documents (created_at DESC, id DESC) WHERE version >= 1;
CREATE INDEX documents_name ON documents (search_text, id) WHERE version >= 1;
CREATE INDEX documents_size ON documents (file_size, id) WHERE version >= 1;

-- One project among very many documents, in every order.
CREATE INDEX documents_client_project_name ON documents (client_id, project_id, search_text, id);
CREATE INDEX documents_client_project_size ON documents (client_id, project_id, file_size, id);

-- The same for tickets: what is read across clients says `priority_rank >= 0`, which is true of every one.
DROP INDEX support_tickets_created, support_tickets_activity, support_tickets_priority,
  support_tickets_status_created, support_tickets_status_activity, support_tickets_status_priority,
  support_tickets_waiting_created, support_tickets_waiting_activity, support_tickets_waiting_priority;
CREATE INDEX support_tickets_created ON support_tickets (created_at DESC, id DESC) WHERE priority_rank >= 0;
CREATE INDEX support_tickets_activity ON support_tickets (last_activity_at DESC, id DESC) WHERE priority_rank >= 0;
CREATE INDEX support_tickets_priority ON support_tickets (priority_rank DESC, created_at DESC, id DESC)
  WHERE priority_rank >= 0;
CREATE INDEX support_tickets_status_created ON support_tickets (status, created_at DESC, id DESC)
  WHERE priority_rank >= 0;
CREATE INDEX support_tickets_status_activity ON support_tickets (status, last_activity_at DESC, id DESC)
  WHERE priority_rank >= 0;
CREATE INDEX support_tickets_status_priority ON support_tickets
  (status, priority_rank DESC, created_at DESC, id DESC) WHERE priority_rank >= 0;
CREATE INDEX support_tickets_waiting_created ON support_tickets (created_at DESC, id DESC)
  WHERE status IN ('open', 'in_progress') AND priority_rank >= 0;
CREATE INDEX support_tickets_waiting_activity ON support_tickets (last_activity_at DESC, id DESC)
  WHERE status IN ('open', 'in_progress') AND priority_rank >= 0;
CREATE INDEX support_tickets_waiting_priority ON support_tickets (priority_rank DESC, created_at DESC, id DESC)
  WHERE status IN ('open', 'in_progress') AND priority_rank >= 0;
