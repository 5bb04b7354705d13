-- A form that is sent again leads to what it has stored, in the portal too, where nobody reads the log:
-- the refusal names the records of its events. They are those of the same account.
CREATE OR REPLACE FUNCTION store_a_form_once() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE stored text;
BEGIN
  -- Of two requests at the same moment the second waits here until the first is stored or given up.
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.send_id::text || coalesce(NEW.actor_id::text, ''), 0));
  IF EXISTS (SELECT 1 FROM audit_events
      WHERE send_id = NEW.send_id AND actor_id = NEW.actor_id AND request_id IS DISTINCT FROM NEW.request_id) THEN
    -- Of several records of one kind the first.
    SELECT coalesce(jsonb_object_agg(one.subject_type, one.subject_id), '{}') INTO stored
      FROM (SELECT DISTINCT ON (e.subject_type) e.subject_type, e.subject_id FROM audit_events e
        WHERE e.send_id = NEW.send_id AND e.actor_id = NEW.actor_id
          AND e.subject_type IS NOT NULL AND e.subject_id IS NOT NULL
        ORDER BY e.subject_type, e.created_at, e.id) AS one;
    RAISE EXCEPTION 'this form is stored already' USING ERRCODE = 'UN001', DETAIL = stored;
  END IF;
  RETURN NEW;
END $$;
