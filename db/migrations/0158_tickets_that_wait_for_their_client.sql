-- When staff answered a ticket last, and since when it waits for its client: from our answer until the
-- client writes or the ticket is resolved.
ALTER TABLE support_tickets ADD COLUMN answered_at timestamptz;
ALTER TABLE support_tickets DISABLE TRIGGER touch;
UPDATE support_tickets AS t SET answered_at = last.at
  FROM (SELECT client_id, ticket_id, max(created_at) AS at FROM ticket_messages
    WHERE kind = 'reply' AND from_staff GROUP BY client_id, ticket_id) AS last
  WHERE last.client_id = t.client_id AND last.ticket_id = t.id;
ALTER TABLE support_tickets ENABLE TRIGGER touch;
-- Computed, so that an undone change of status brings it back.
ALTER TABLE support_tickets ADD COLUMN waits_for_client_since timestamptz GENERATED ALWAYS AS
  (CASE WHEN waits_since IS NULL AND status IN ('open', 'in_progress') THEN answered_at END) STORED;

CREATE INDEX support_tickets_waits_for_client ON support_tickets (client_id, waits_for_client_since, id)
  WHERE waits_for_client_since IS NOT NULL;
CREATE INDEX support_tickets_client_answered ON support_tickets (client_id, answered_at DESC, id DESC)
  WHERE answered_at IS NOT NULL;
GRANT SELECT (answered_at, waits_for_client_since) ON support_tickets TO unordin_request;

-- As in 0133_what_waits.sql, and our answer is noted.
CREATE OR REPLACE FUNCTION ticket_replied() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE before text;
BEGIN
  SELECT status INTO before FROM support_tickets
    WHERE client_id = NEW.client_id AND id = NEW.ticket_id FOR NO KEY UPDATE;
  IF before = 'resolved' AND NOT NEW.from_staff THEN
    INSERT INTO ticket_messages (client_id, ticket_id, kind, author_id, author_name, from_status, to_status, created_at)
      VALUES (NEW.client_id, NEW.ticket_id, 'status', NEW.author_id, NEW.author_name, before, 'open',
        NEW.created_at + interval '1 microsecond');
    UPDATE support_tickets SET status = 'open', resolved_at = NULL, waits_since = NEW.created_at,
      last_activity_at = greatest(last_activity_at, NEW.created_at)
      WHERE client_id = NEW.client_id AND id = NEW.ticket_id;
  ELSE
    UPDATE support_tickets SET last_activity_at = greatest(last_activity_at, NEW.created_at),
      answered_at = CASE WHEN NEW.from_staff THEN greatest(answered_at, NEW.created_at) ELSE answered_at END,
      waits_since = CASE WHEN NEW.from_staff OR before NOT IN ('open', 'in_progress') THEN NULL
        ELSE coalesce(waits_since, NEW.created_at) END
      WHERE client_id = NEW.client_id AND id = NEW.ticket_id;
  END IF;
  RETURN NULL;
END $$;
