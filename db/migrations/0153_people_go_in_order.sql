-- People are locked by the order of their ids before they are changed, as the panel does it: a deletion of many
-- records and an organization that takes in the same people never wait for each other.
CREATE OR REPLACE FUNCTION delete_unused_people(gone text[])
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE touched uuid[];
BEGIN
  -- A record that another transaction is adding is seen by the next statement.
  PERFORM 1 FROM person_addresses WHERE address = ANY (gone) ORDER BY address FOR UPDATE;
  WITH unused AS (
    DELETE FROM person_addresses a WHERE a.address = ANY (gone)
      AND NOT EXISTS (SELECT 1 FROM leads r WHERE lower(r.email) = a.address)
      AND NOT EXISTS (SELECT 1 FROM bookings r WHERE lower(r.email) = a.address)
      AND NOT EXISTS (SELECT 1 FROM chat_conversations r WHERE lower(r.visitor_email) = a.address)
      AND NOT EXISTS (SELECT 1 FROM chat_mail_consents r WHERE lower(r.email) = a.address)
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers r WHERE lower(r.email) = a.address)
      AND NOT EXISTS (SELECT 1 FROM profiles r WHERE lower(r.email) = a.address AND r.role <> 'admin')
      RETURNING a.person_id
  )
  SELECT array_agg(DISTINCT person_id) INTO touched FROM unused;
  IF touched IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM people WHERE id = ANY (touched) ORDER BY id FOR UPDATE;
  DELETE FROM people p WHERE p.id = ANY (touched)
    AND NOT EXISTS (SELECT 1 FROM person_addresses a WHERE a.person_id = p.id);
  UPDATE people p SET emails = kept.all_of_them, is_verified = kept.is_verified,
      email = CASE WHEN kept.addresses @> ARRAY[p.email] THEN p.email ELSE kept.addresses[1] END
    FROM (SELECT a.person_id, string_agg(a.address, ' ' ORDER BY a.address) AS all_of_them,
        array_agg(a.address ORDER BY a.last_seen_at DESC) AS addresses, bool_or(a.verified_at IS NOT NULL) AS is_verified
      FROM person_addresses a WHERE a.person_id = ANY (touched) GROUP BY 1) AS kept
    WHERE kept.person_id = p.id;
END $$;
