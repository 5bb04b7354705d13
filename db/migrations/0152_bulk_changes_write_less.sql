-- A bulk change of leads writes less: one index by status does for the filter, the board and the order, records of a
-- change have room to be marked as undone where they are, and people are looked at once for all leads of a statement.
DROP INDEX leads_status, leads_status_created;
CREATE INDEX leads_status_created ON leads (status, created_at, id);

ALTER TABLE undoable_changes SET (fillfactor = 50);

-- As in 0146_spam_is_left_out.sql, for all leads at once, in the order in which people are locked elsewhere.
DROP TRIGGER mark_spam_people ON leads;
CREATE OR REPLACE FUNCTION mark_spam_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE touched uuid[];
BEGIN
  SELECT array_agg(DISTINCT known.person_id) INTO touched FROM changed c JOIN former f ON f.id = c.id
    JOIN person_addresses known ON known.address = lower(c.email)
    WHERE (f.spam_at IS NULL) <> (c.spam_at IS NULL);
  IF touched IS NULL THEN RETURN NULL; END IF;
  PERFORM 1 FROM people WHERE id = ANY (touched) ORDER BY id FOR UPDATE;
  UPDATE people p SET only_spam = NOT p.only_spam
    WHERE p.id = ANY (touched) AND p.only_spam = EXISTS (
      SELECT 1 FROM person_addresses a WHERE a.person_id = p.id AND (
        EXISTS (SELECT 1 FROM leads r WHERE lower(r.email) = a.address AND r.spam_at IS NULL)
        OR EXISTS (SELECT 1 FROM bookings r WHERE lower(r.email) = a.address)
        OR EXISTS (SELECT 1 FROM chat_conversations r WHERE lower(r.visitor_email) = a.address)
        OR EXISTS (SELECT 1 FROM chat_mail_consents r WHERE lower(r.email) = a.address)
        OR EXISTS (SELECT 1 FROM newsletter_subscribers r WHERE lower(r.email) = a.address)
        OR EXISTS (SELECT 1 FROM profiles r WHERE lower(r.email) = a.address)));
  RETURN NULL;
END $$;
CREATE TRIGGER mark_spam_people AFTER UPDATE ON leads REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_spam_people();
