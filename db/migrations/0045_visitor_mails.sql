-- Every mail that a visitor caused, sent or withheld: limits are counted here, and staff read here what
-- was not sent. Addresses stand here as keyed hashes only, for 30 days.
CREATE TABLE visitor_mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 60),
  purpose text NOT NULL CHECK (purpose IN ('confirmation', 'link', 'staff', 'alarm')),
  recipient bytea NOT NULL,
  -- Whom the recipient belongs to: its domain, or itself where a provider gives mailboxes to everybody.
  party bytea NOT NULL,
  domain bytea NOT NULL,
  -- Of whoever caused it; null when staff or a clock did.
  address bytea,
  site bytea,
  network bytea,
  -- The record it tells of.
  about uuid,
  -- The limit that kept it back.
  withheld text CHECK (withheld IN ('recipient', 'domain', 'address', 'site', 'network')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX visitor_mails_recipient ON visitor_mails (recipient, created_at) WHERE withheld IS NULL;
CREATE INDEX visitor_mails_domain ON visitor_mails (domain, created_at) WHERE withheld IS NULL;
CREATE INDEX visitor_mails_address ON visitor_mails (address, created_at) WHERE withheld IS NULL AND address IS NOT NULL;
CREATE INDEX visitor_mails_site ON visitor_mails (site, created_at) WHERE withheld IS NULL AND site IS NOT NULL;
CREATE INDEX visitor_mails_network ON visitor_mails (network, created_at) WHERE withheld IS NULL AND network IS NOT NULL;
CREATE INDEX visitor_mails_about ON visitor_mails (about) WHERE about IS NOT NULL;
CREATE INDEX visitor_mails_created ON visitor_mails (created_at);
ALTER TABLE visitor_mails ENABLE ROW LEVEL SECURITY;
GRANT SELECT (id, kind, about, withheld, created_at) ON visitor_mails TO unordin_staff;
CREATE POLICY staff_reads ON visitor_mails FOR SELECT TO unordin_staff USING (true);

-- What was sent for one purpose by now, in each place that has a limit, and to how many other parties. Mails to one mailbox, and
-- mails caused from one address, stand in line here until their transaction ends.
CREATE FUNCTION count_visitor_mails(the_purpose text, the_recipient bytea, the_party bytea, the_domain bytea,
    the_address bytea, the_site bytea, the_network bytea)
  RETURNS TABLE (place text, hour int, day int, parties int)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE line bigint;
BEGIN
  -- Always in the same order, so that no two wait for each other. Everybody writes to staff: no line there.
  FOR line IN SELECT DISTINCT hashtextextended(encode(k, 'hex'), 0) FROM unnest(ARRAY[
      CASE WHEN the_purpose NOT IN ('staff', 'alarm') THEN the_recipient END, the_address]) AS k WHERE k IS NOT NULL ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(line);
  END LOOP;
  RETURN QUERY SELECT p.place, (count(*) FILTER (WHERE m.created_at > now() - interval '1 hour'))::int, count(*)::int,
      (count(DISTINCT m.party) FILTER (WHERE m.created_at > now() - interval '1 hour' AND m.party <> the_party))::int
    FROM (VALUES ('recipient', the_recipient), ('domain', the_domain), ('address', the_address), ('site', the_site),
      ('network', the_network)) AS p (place, value)
    CROSS JOIN LATERAL (
      (SELECT v.party, v.created_at, v.purpose FROM visitor_mails v WHERE p.place = 'recipient' AND v.recipient = p.value
        AND v.withheld IS NULL AND v.created_at > now() - interval '1 day')
      UNION ALL (SELECT v.party, v.created_at, v.purpose FROM visitor_mails v WHERE p.place = 'domain' AND v.domain = p.value
        AND v.withheld IS NULL AND v.created_at > now() - interval '1 day')
      UNION ALL (SELECT v.party, v.created_at, v.purpose FROM visitor_mails v WHERE p.place = 'address' AND v.address = p.value
        AND v.withheld IS NULL AND v.created_at > now() - interval '1 day')
      UNION ALL (SELECT v.party, v.created_at, v.purpose FROM visitor_mails v WHERE p.place = 'site' AND v.site = p.value
        AND v.withheld IS NULL AND v.created_at > now() - interval '1 day')
      UNION ALL (SELECT v.party, v.created_at, v.purpose FROM visitor_mails v WHERE p.place = 'network' AND v.network = p.value
        AND v.withheld IS NULL AND v.created_at > now() - interval '1 day')) AS m
    WHERE m.purpose = the_purpose
    GROUP BY p.place;
END $$;

CREATE FUNCTION note_visitor_mail(the_kind text, the_purpose text, the_recipient bytea, the_party bytea, the_domain bytea,
    the_address bytea, the_site bytea, the_network bytea, the_about uuid, the_withheld text) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO visitor_mails (kind, purpose, recipient, party, domain, address, site, network, about, withheld)
  VALUES (the_kind, the_purpose, the_recipient, the_party, the_domain, the_address, the_site, the_network, the_about, the_withheld)
$$;
REVOKE EXECUTE ON FUNCTION count_visitor_mails, note_visitor_mail FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_visitor_mails, note_visitor_mail TO unordin_request, unordin_staff;

-- They go with the record that they tell of.
CREATE FUNCTION forget_visitor_mails() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM visitor_mails v USING gone WHERE v.about = gone.id;
  RETURN NULL;
END $$;
CREATE TRIGGER leads_forget_visitor_mails AFTER DELETE ON leads
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_visitor_mails();
CREATE TRIGGER bookings_forget_visitor_mails AFTER DELETE ON bookings
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_visitor_mails();
CREATE TRIGGER chat_conversations_forget_visitor_mails AFTER DELETE ON chat_conversations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_visitor_mails();
CREATE TRIGGER newsletter_subscribers_forget_visitor_mails AFTER DELETE ON newsletter_subscribers
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_visitor_mails();
