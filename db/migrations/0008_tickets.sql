-- A ticket is a conversation: who looks after it, when it last moved, and what was said.
CREATE EXTENSION IF NOT EXISTS btree_gin;

ALTER TABLE support_tickets
  ADD COLUMN author_name text CHECK (length(author_name) <= 200),
  ADD COLUMN assignee_id uuid REFERENCES auth_users ON DELETE SET NULL,
  ADD COLUMN last_activity_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN resolved_at timestamptz,
  ADD COLUMN priority_rank smallint NOT NULL
    GENERATED ALWAYS AS (CASE priority WHEN 'high' THEN 3 WHEN 'medium' THEN 2 ELSE 1 END) STORED,
  -- The number that people quote is found as well.
  ADD COLUMN search_text text NOT NULL
    GENERATED ALWAYS AS (lower(left(id::text, 8) || ' ' || title || ' ' || description)) STORED;
UPDATE support_tickets AS t SET last_activity_at = t.created_at,
  author_name = (SELECT p.full_name FROM profiles AS p WHERE p.user_id = t.created_by);

-- One index for each order of a list. The columns at the end are filters: rows that do not match are
-- left out without a look at the table, which matters for a client with 100,000 tickets.
DROP INDEX support_tickets_client_created;
CREATE INDEX support_tickets_client_created ON support_tickets
  (client_id, created_at DESC, id DESC, status, created_by);
CREATE INDEX support_tickets_client_activity ON support_tickets
  (client_id, last_activity_at DESC, id DESC, status, created_by);
CREATE INDEX support_tickets_client_priority ON support_tickets
  (client_id, priority_rank DESC, created_at DESC, id DESC, status, created_by);
CREATE INDEX support_tickets_author ON support_tickets (created_by, created_at DESC, id DESC, status);
CREATE INDEX support_tickets_assignee ON support_tickets (assignee_id, last_activity_at DESC, id DESC, status);
CREATE INDEX support_tickets_created ON support_tickets (created_at DESC, id DESC);
CREATE INDEX support_tickets_activity ON support_tickets (last_activity_at DESC, id DESC);
CREATE INDEX support_tickets_priority ON support_tickets (priority_rank DESC, created_at DESC, id DESC);
CREATE INDEX support_tickets_status_activity ON support_tickets (status, last_activity_at DESC, id DESC);
CREATE INDEX support_tickets_status_priority ON support_tickets
  (status, priority_rank DESC, created_at DESC, id DESC);
-- What staff see first: everything that waits for somebody.
CREATE INDEX support_tickets_waiting_created ON support_tickets (created_at DESC, id DESC)
  WHERE status IN ('open', 'in_progress');
CREATE INDEX support_tickets_waiting_activity ON support_tickets (last_activity_at DESC, id DESC)
  WHERE status IN ('open', 'in_progress');
CREATE INDEX support_tickets_waiting_priority ON support_tickets (priority_rank DESC, created_at DESC, id DESC)
  WHERE status IN ('open', 'in_progress');
CREATE INDEX support_tickets_search ON support_tickets USING gin (client_id, search_text gin_trgm_ops);

-- `created_at` is the time of the statement: what one transaction writes keeps its order.
CREATE TABLE ticket_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  kind text NOT NULL DEFAULT 'reply' CHECK (kind IN ('reply', 'note', 'status')),
  from_staff boolean NOT NULL DEFAULT false,
  author_id uuid REFERENCES auth_users ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 200),
  body text CHECK (length(trim(body)) BETWEEN 1 AND 10000 AND length(body) <= 10000),
  from_status text CHECK (from_status IN ('open', 'in_progress', 'resolved', 'closed')),
  to_status text CHECK (to_status IN ('open', 'in_progress', 'resolved', 'closed')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (client_id, ticket_id, id),
  FOREIGN KEY (client_id, ticket_id) REFERENCES support_tickets (client_id, id) ON DELETE CASCADE,
  CHECK (kind <> 'note' OR from_staff),
  CHECK ((kind = 'status') = (body IS NULL)),
  CHECK ((kind = 'status') = (to_status IS NOT NULL))
);
CREATE INDEX ticket_messages_thread ON ticket_messages (client_id, ticket_id, created_at DESC, id DESC);
CREATE INDEX ticket_messages_author ON ticket_messages (author_id);

CREATE TABLE ticket_attachments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  message_id uuid NOT NULL,
  storage_key text NOT NULL UNIQUE CHECK (length(storage_key) <= 200),
  name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 255),
  size bigint NOT NULL CHECK (size >= 0),
  type text NOT NULL CHECK (length(type) <= 150),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (client_id, id),
  FOREIGN KEY (client_id, ticket_id, message_id)
    REFERENCES ticket_messages (client_id, ticket_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_attachments_message ON ticket_attachments (client_id, ticket_id, message_id, created_at);

-- A reply moves its ticket, and a client's reply opens a resolved one again. It stands here so that
-- clients need no right to change tickets, and no path leaves it out. A note moves nothing: clients
-- must not be able to tell that there is one.
CREATE FUNCTION ticket_replied() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE before text;
BEGIN
  SELECT status INTO before FROM support_tickets
    WHERE client_id = NEW.client_id AND id = NEW.ticket_id FOR NO KEY UPDATE;
  IF before = 'resolved' AND NOT NEW.from_staff THEN
    INSERT INTO ticket_messages (client_id, ticket_id, kind, author_id, author_name, from_status, to_status, created_at)
      VALUES (NEW.client_id, NEW.ticket_id, 'status', NEW.author_id, NEW.author_name, before, 'open',
        NEW.created_at + interval '1 microsecond');
    UPDATE support_tickets SET status = 'open', resolved_at = NULL,
      last_activity_at = greatest(last_activity_at, NEW.created_at)
      WHERE client_id = NEW.client_id AND id = NEW.ticket_id;
  ELSE
    UPDATE support_tickets SET last_activity_at = greatest(last_activity_at, NEW.created_at)
      WHERE client_id = NEW.client_id AND id = NEW.ticket_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ticket_replied AFTER INSERT ON ticket_messages
  FOR EACH ROW WHEN (NEW.kind = 'reply') EXECUTE FUNCTION ticket_replied();

-- Row-level security would keep a client's search from the trigram index, because LIKE is not
-- leakproof. This looks through the own client's tickets only, whoever calls it.
CREATE FUNCTION own_tickets_matching(pattern text, at_most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT id FROM support_tickets WHERE client_id = app_client_id() AND search_text LIKE pattern LIMIT at_most
$$;
REVOKE ALL ON FUNCTION own_tickets_matching(text, integer), ticket_replied() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_tickets_matching(text, integer) TO unordin_request;

ALTER TABLE ticket_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE ticket_attachments ENABLE ROW LEVEL SECURITY;

-- The conversation is written, never rewritten.
GRANT SELECT, INSERT ON ticket_messages, ticket_attachments TO unordin_staff;
CREATE POLICY staff_all ON ticket_messages TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON ticket_attachments TO unordin_staff USING (true) WITH CHECK (true);

-- Clients do not see who of the staff looks after a ticket, nor that staff have touched it.
REVOKE SELECT ON support_tickets FROM unordin_request;
GRANT SELECT (id, client_id, title, description, priority, priority_rank, status, search_text, created_by,
  author_name, created_at, last_activity_at, resolved_at) ON support_tickets TO unordin_request;
GRANT INSERT (author_name) ON support_tickets TO unordin_request;

GRANT SELECT ON ticket_messages, ticket_attachments TO unordin_request;
CREATE POLICY own_client ON ticket_messages FOR SELECT TO unordin_request
  USING (client_id = app_client_id() AND kind <> 'note');
CREATE POLICY own_client ON ticket_attachments FOR SELECT TO unordin_request
  USING (client_id = app_client_id() AND EXISTS (SELECT 1 FROM ticket_messages AS m WHERE m.id = message_id));

GRANT INSERT (id, client_id, ticket_id, author_id, author_name, body) ON ticket_messages TO unordin_request;
CREATE POLICY own_client_replies ON ticket_messages FOR INSERT TO unordin_request
  WITH CHECK (client_id = app_client_id() AND author_id = app_user_id() AND kind = 'reply' AND NOT from_staff
    AND EXISTS (SELECT 1 FROM support_tickets AS t WHERE t.id = ticket_id AND t.status <> 'closed'));
GRANT INSERT (id, client_id, ticket_id, message_id, storage_key, name, size, type) ON ticket_attachments TO unordin_request;
CREATE POLICY own_client_attaches ON ticket_attachments FOR INSERT TO unordin_request
  WITH CHECK (client_id = app_client_id()
    AND EXISTS (SELECT 1 FROM ticket_messages AS m WHERE m.id = message_id AND m.author_id = app_user_id()));

-- Where 0011_viewing.sql has already run, it did not see these two tables: staff who view the portal
-- as a client add nothing here either.
DO $$
DECLARE t text;
BEGIN
  IF to_regprocedure('app_viewing()') IS NULL THEN RETURN; END IF;
  FOREACH t IN ARRAY ARRAY['ticket_messages', 'ticket_attachments'] LOOP
    EXECUTE format('CREATE POLICY viewing_adds_nothing ON public.%I AS RESTRICTIVE FOR INSERT TO unordin_request WITH CHECK (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_changes_nothing ON public.%I AS RESTRICTIVE FOR UPDATE TO unordin_request USING (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_removes_nothing ON public.%I AS RESTRICTIVE FOR DELETE TO unordin_request USING (NOT app_viewing())', t);
  END LOOP;
END $$;
