-- As in 0152_bulk_changes_write_less.sql, and also when an address changes. Without a join of the former rows with the
-- new ones: its plan is kept from the first change of a connection, mostly of one lead, and compares each of 5,000 former
-- rows with each new one.
CREATE OR REPLACE FUNCTION mark_spam_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE touched uuid[];
BEGIN
  SELECT array_agg(DISTINCT known.person_id) INTO touched FROM (
      SELECT id, lower(email) AS address, spam_at IS NULL FROM changed
      EXCEPT SELECT id, lower(email), spam_at IS NULL FROM former) AS moved
    JOIN person_addresses known USING (address);
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
