-- A form whose answer was lost is sent again with the same id. What the first request has stored names
-- that id in its audit event; the event of another request with the same id ends its transaction.
ALTER TABLE audit_events ADD COLUMN send_id uuid;
GRANT INSERT (send_id) ON audit_events TO unordin_request, unordin_staff;
CREATE INDEX audit_events_send ON audit_events (send_id, actor_id) WHERE send_id IS NOT NULL;

CREATE FUNCTION store_a_form_once() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Of two requests at the same moment the second waits here until the first is stored or given up.
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.send_id::text || coalesce(NEW.actor_id::text, ''), 0));
  IF EXISTS (SELECT 1 FROM audit_events
      WHERE send_id = NEW.send_id AND actor_id = NEW.actor_id AND request_id IS DISTINCT FROM NEW.request_id) THEN
    RAISE EXCEPTION 'this form is stored already' USING ERRCODE = 'UN001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_events_store_a_form_once BEFORE INSERT ON audit_events
  FOR EACH ROW WHEN (NEW.send_id IS NOT NULL) EXECUTE FUNCTION store_a_form_once();
