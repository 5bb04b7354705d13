-- Since when somebody waits for an answer, so that nobody has to be searched for among a million rows.

-- The first thing by which the sender could notice that somebody of the staff is at work on the lead. A status
-- and what came of it is a weak sign: taken back, the lead waits again.
ALTER TABLE leads
  ADD COLUMN first_answered_at timestamptz,
  ADD COLUMN first_answer text CHECK (first_answer IN ('status', 'mail', 'conversation', 'call', 'conversion')),
  ADD CHECK ((first_answered_at IS NULL) = (first_answer IS NULL));

-- What was answered before this release. A status whose change is in no history counts from the last change of the
-- row, which must not itself change here.
ALTER TABLE leads DISABLE TRIGGER touch;
UPDATE leads AS l SET first_answered_at = found.at, first_answer = found.kind
  FROM (
    SELECT DISTINCT ON (one.id) one.id, greatest(one.at, one.created_at) AS at, one.kind FROM (
      SELECT l.id, l.created_at, coalesce(
          (SELECT min(a.created_at) FROM lead_activities a WHERE a.lead_id = l.id AND a.kind = 'status'
            AND a.to_status <> 'new'),
          l.updated_at) AS at, CASE WHEN l.client_id IS NULL THEN 'status' ELSE 'conversion' END AS kind
        FROM leads l WHERE l.status <> 'new'
      UNION ALL
      SELECT j.lead_id, j.created_at, a.created_at, 'status' FROM job_applications j
        JOIN lead_activities a ON a.lead_id = j.lead_id AND a.kind = 'status' AND a.to_status <> 'new'
        WHERE j.status <> 'new'
      UNION ALL
      SELECT l.id, l.created_at, m.created_at, 'conversation' FROM leads l
        JOIN chat_conversations c ON c.lead_id = l.id
        JOIN chat_messages m ON m.conversation_id = c.id AND m.role = 'staff' AND m.created_at >= l.created_at
      UNION ALL
      SELECT l.id, l.created_at, b.starts_at, 'call' FROM leads l
        JOIN bookings b ON b.lead_id = l.id AND b.status = 'booked' AND b.confirmed_at IS NOT NULL AND b.ends_at <= now()
    ) AS one ORDER BY one.id, one.at
  ) AS found WHERE found.id = l.id;
ALTER TABLE leads ENABLE TRIGGER touch;

CREATE FUNCTION lead_status_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'new' THEN
    IF NEW.first_answer = 'status' THEN
      NEW.first_answered_at = NULL;
      NEW.first_answer = NULL;
    END IF;
  ELSIF NEW.first_answered_at IS NULL THEN
    NEW.first_answered_at = now();
    NEW.first_answer = CASE WHEN NEW.client_id IS NULL THEN 'status' ELSE 'conversion' END;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER status_answers BEFORE UPDATE OF status ON leads
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION lead_status_answers();

-- Notes the first answer, or makes a weak one certain. Says nothing when the lead is gone.
CREATE FUNCTION answer_lead(the_lead uuid, the_kind text, the_time timestamptz) RETURNS void
  LANGUAGE sql SET search_path = public, pg_temp AS $$
  UPDATE leads SET first_answered_at = coalesce(first_answered_at, greatest(the_time, created_at)), first_answer = the_kind
    WHERE id = the_lead AND coalesce(first_answer, 'status') = 'status' AND (first_answer IS NULL OR the_kind <> 'status')
$$;
REVOKE EXECUTE ON FUNCTION answer_lead FROM PUBLIC;
GRANT EXECUTE ON FUNCTION answer_lead TO unordin_staff;

-- The status of an application is not that of its lead.
CREATE FUNCTION application_status_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'new' THEN
    PERFORM answer_lead(NEW.lead_id, 'status', now());
  ELSE
    UPDATE leads SET first_answered_at = NULL, first_answer = NULL WHERE id = NEW.lead_id AND first_answer = 'status';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER status_answers AFTER UPDATE OF status ON job_applications
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION application_status_answers();

CREATE FUNCTION staff_message_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM answer_lead(c.lead_id, 'conversation', NEW.created_at) FROM chat_conversations c
    WHERE c.id = NEW.conversation_id AND c.lead_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER staff_message_answers AFTER INSERT ON chat_messages
  FOR EACH ROW WHEN (NEW.role = 'staff') EXECUTE FUNCTION staff_message_answers();

-- Those to whom a reply within 24 hours was promised, the oldest promise first.
CREATE INDEX leads_unanswered ON leads (created_at, id)
  WHERE first_answered_at IS NULL AND status = 'new' AND source NOT IN ('application', 'newsletter');

-- A ticket waits for us from what the client wrote first after we did, until we answer or it is resolved.
ALTER TABLE support_tickets ADD COLUMN waits_since timestamptz;
ALTER TABLE support_tickets DISABLE TRIGGER touch;
UPDATE support_tickets AS t SET waits_since = CASE WHEN last.answered_at IS NULL THEN t.created_at ELSE
    (SELECT min(m.created_at) FROM ticket_messages m WHERE m.client_id = t.client_id AND m.ticket_id = t.id
      AND m.kind = 'reply' AND NOT m.from_staff AND m.created_at > last.answered_at) END
  FROM (SELECT t.id, (SELECT max(m.created_at) FROM ticket_messages m WHERE m.client_id = t.client_id AND m.ticket_id = t.id
      AND m.kind = 'reply' AND m.from_staff) AS answered_at
    FROM support_tickets t WHERE t.status IN ('open', 'in_progress')) AS last
  WHERE last.id = t.id;
ALTER TABLE support_tickets ENABLE TRIGGER touch;
CREATE INDEX support_tickets_waits ON support_tickets (waits_since, id) WHERE waits_since IS NOT NULL AND priority_rank >= 0;

CREATE FUNCTION ticket_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('open', 'in_progress') THEN
    NEW.waits_since = NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.waits_since = NEW.created_at;
  ELSIF OLD.status NOT IN ('open', 'in_progress') THEN
    NEW.waits_since = coalesce(NEW.waits_since, now());
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER waits_when_raised BEFORE INSERT ON support_tickets FOR EACH ROW EXECUTE FUNCTION ticket_waits();
CREATE TRIGGER waits_when_moved BEFORE UPDATE OF status ON support_tickets
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION ticket_waits();

-- As in 0008_tickets.sql, and the ticket waits for the other side.
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
      waits_since = CASE WHEN NEW.from_staff OR before NOT IN ('open', 'in_progress') THEN NULL
        ELSE coalesce(waits_since, NEW.created_at) END
      WHERE client_id = NEW.client_id AND id = NEW.ticket_id;
  END IF;
  RETURN NULL;
END $$;

-- Since when a visitor waits for a person.
ALTER TABLE chat_conversations ADD COLUMN waits_since timestamptz;
UPDATE chat_conversations SET waits_since = last_message_at WHERE waits;
CREATE INDEX chat_conversations_waits_since ON chat_conversations (waits_since, id) WHERE waits;
CREATE FUNCTION conversation_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.waits_since = CASE WHEN NEW.waits THEN coalesce(OLD.waits_since, now()) END;
  RETURN NEW;
END $$;
CREATE TRIGGER waits_since BEFORE INSERT OR UPDATE OF waits ON chat_conversations
  FOR EACH ROW EXECUTE FUNCTION conversation_waits();

-- Everybody's open tasks by their day.
CREATE INDEX record_tasks_due ON record_tasks (due_on, id) WHERE done_at IS NULL;

-- A mail that was given up stands in the log as one that came back does, until staff have seen to it.
ALTER TABLE mail_deliveries ADD COLUMN seen_to_at timestamptz;
CREATE INDEX mail_deliveries_failed ON mail_deliveries (undelivered_at, id)
  WHERE undelivered_at IS NOT NULL AND seen_to_at IS NULL;
GRANT UPDATE (seen_to_at) ON mail_deliveries TO unordin_staff;
CREATE POLICY staff_sees_to ON mail_deliveries FOR UPDATE TO unordin_staff USING (true) WITH CHECK (true);
