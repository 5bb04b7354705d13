-- The newsletter: who reads it, what was sent, and to whom.

-- An address stands here once. It is written to only while `confirmed`.
CREATE TABLE newsletter_subscribers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 255),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  -- What was agreed to: with the confirmation that counts, not with the last request.
  consent_text text NOT NULL CHECK (length(consent_text) <= 2000),
  consent_page text NOT NULL CHECK (length(consent_page) <= 300),
  consent_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- Whether the list of leads knows the address from here; its lead has the same id.
  is_lead boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (state <> 'confirmed' OR confirmed_at IS NOT NULL),
  CHECK ((state = 'unsubscribed') = (unsubscribed_at IS NOT NULL))
);
CREATE UNIQUE INDEX newsletter_subscribers_email ON newsletter_subscribers (lower(email));
CREATE INDEX newsletter_subscribers_created ON newsletter_subscribers (created_at DESC, id DESC);
CREATE INDEX newsletter_subscribers_address ON newsletter_subscribers (lower(email), id);
CREATE INDEX newsletter_subscribers_state_created ON newsletter_subscribers (state, created_at DESC, id DESC);
CREATE INDEX newsletter_subscribers_state_address ON newsletter_subscribers (state, lower(email), id);
CREATE INDEX newsletter_subscribers_search ON newsletter_subscribers USING gin (lower(email) gin_trgm_ops);

-- A mailed link that confirms. Of its token only a hash is kept; several may be open at once, so that
-- nobody makes another's link useless by asking again. The rows also count the mails to an address.
CREATE TABLE newsletter_proofs (
  token_hash bytea PRIMARY KEY,
  subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE,
  consent_text text NOT NULL CHECK (length(consent_text) <= 2000),
  consent_page text NOT NULL CHECK (length(consent_page) <= 300),
  consent_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX newsletter_proofs_of ON newsletter_proofs (subscriber_id, created_at DESC);
CREATE INDEX newsletter_proofs_created ON newsletter_proofs (created_at);

CREATE TABLE newsletter_issues (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subject text NOT NULL DEFAULT '' CHECK (length(subject) <= 150),
  introduction text NOT NULL DEFAULT '' CHECK (length(introduction) <= 3000),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'sending', 'stopped', 'sent')),
  per_minute integer NOT NULL DEFAULT 60 CHECK (per_minute BETWEEN 1 AND 1000),
  -- What is sent, as it was when sending began: everyone gets the same mail.
  content jsonb CHECK (jsonb_typeof(content) = 'object'),
  -- From when on the next mail may leave; one clock for all instances.
  next_at timestamptz NOT NULL DEFAULT now(),
  total integer NOT NULL DEFAULT 0,
  -- Written when the last mail has left; until then they are counted.
  sent integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'draft') = (started_at IS NULL)),
  CHECK ((state = 'draft') = (content IS NULL)),
  CHECK ((state = 'sent') = (finished_at IS NOT NULL))
);
CREATE INDEX newsletter_issues_created ON newsletter_issues (created_at DESC, id DESC);
CREATE INDEX newsletter_issues_sending ON newsletter_issues (next_at) WHERE state = 'sending';

CREATE TABLE newsletter_issue_insights (
  issue_id uuid NOT NULL REFERENCES newsletter_issues ON DELETE CASCADE,
  insight_id uuid NOT NULL REFERENCES insights ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 100),
  PRIMARY KEY (issue_id, insight_id)
);
CREATE INDEX newsletter_issue_insights_of ON newsletter_issue_insights (insight_id);

-- One mail of an issue to one subscriber. Its id is the mail's own, so that a mail which left just
-- before a crash is recognised when it is sent again.
CREATE TABLE newsletter_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  issue_id uuid NOT NULL REFERENCES newsletter_issues ON DELETE CASCADE,
  subscriber_id uuid REFERENCES newsletter_subscribers ON DELETE SET NULL,
  -- `skipped`: unsubscribed or removed after sending began.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'skipped')),
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  fault text CHECK (length(fault) <= 500),
  done_at timestamptz,
  UNIQUE (issue_id, subscriber_id)
);
CREATE INDEX newsletter_deliveries_waiting ON newsletter_deliveries (issue_id, due_at, id) WHERE state = 'waiting';
CREATE INDEX newsletter_deliveries_state ON newsletter_deliveries (issue_id, state);
CREATE INDEX newsletter_deliveries_subscriber ON newsletter_deliveries (subscriber_id);

ALTER TABLE newsletter_subscribers ENABLE ROW LEVEL SECURITY;
ALTER TABLE newsletter_proofs ENABLE ROW LEVEL SECURITY;
ALTER TABLE newsletter_issues ENABLE ROW LEVEL SECURITY;
ALTER TABLE newsletter_issue_insights ENABLE ROW LEVEL SECURITY;
ALTER TABLE newsletter_deliveries ENABLE ROW LEVEL SECURITY;
GRANT SELECT, DELETE ON newsletter_subscribers TO unordin_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON newsletter_issues, newsletter_issue_insights TO unordin_staff;
GRANT SELECT, INSERT ON newsletter_deliveries TO unordin_staff;
CREATE POLICY staff_all ON newsletter_subscribers TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON newsletter_issues TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON newsletter_issue_insights TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON newsletter_deliveries TO unordin_staff USING (true) WITH CHECK (true);

-- What visitors do goes through these functions: no visitor reads a table or learns who is in it.

-- Notes a request to be sent the newsletter. Null when this address was mailed a moment ago or often
-- today, else the state it is in: the confirmation is due then.
CREATE FUNCTION ask_for_newsletter(the_email text, the_hash bytea, the_text text, the_page text, the_at timestamptz,
    OUT state text) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE the_id uuid;
BEGIN
  INSERT INTO newsletter_subscribers AS s (email, consent_text, consent_page, consent_at)
    VALUES (the_email, the_text, the_page, the_at)
    ON CONFLICT (lower(email)) DO UPDATE SET email = s.email -- holds the row: two at once are counted one after the other
    RETURNING s.id, s.state INTO the_id, ask_for_newsletter.state;
  IF EXISTS (SELECT 1 FROM newsletter_proofs p WHERE p.subscriber_id = the_id
      AND p.created_at > now() - interval '1 minute')
    OR (SELECT count(*) >= 5 FROM newsletter_proofs p WHERE p.subscriber_id = the_id
      AND p.created_at > now() - interval '1 day') THEN
    ask_for_newsletter.state := NULL;
    RETURN;
  END IF;
  INSERT INTO newsletter_proofs (token_hash, subscriber_id, consent_text, consent_page, consent_at)
    VALUES (the_hash, the_id, the_text, the_page, the_at);
END $$;

-- Whose link this is, if it is still open.
CREATE FUNCTION newsletter_proof(the_hash bytea, OUT id uuid, OUT email text, OUT state text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.id, s.email, s.state FROM newsletter_proofs p JOIN newsletter_subscribers s ON s.id = p.subscriber_id
  WHERE p.token_hash = the_hash AND p.created_at > now() - interval '2 days'
$$;

-- Confirms by a link that is open. `becomes_lead` once in the life of an address.
CREATE FUNCTION confirm_newsletter(the_hash bytea, OUT id uuid, OUT email text, OUT changed boolean, OUT becomes_lead boolean,
    OUT consent_text text, OUT consent_page text, OUT consent_at timestamptz)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  proof newsletter_proofs;
  one newsletter_subscribers;
BEGIN
  SELECT * INTO proof FROM newsletter_proofs p
    WHERE p.token_hash = the_hash AND p.created_at > now() - interval '2 days';
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO one FROM newsletter_subscribers s WHERE s.id = proof.subscriber_id FOR UPDATE;
  changed := one.state <> 'confirmed';
  becomes_lead := changed AND NOT one.is_lead;
  IF changed THEN
    UPDATE newsletter_subscribers s SET state = 'confirmed', confirmed_at = now(), unsubscribed_at = NULL, is_lead = true,
      consent_text = proof.consent_text, consent_page = proof.consent_page, consent_at = proof.consent_at
      WHERE s.id = one.id;
  END IF;
  confirm_newsletter.id := one.id;
  confirm_newsletter.email := one.email;
  confirm_newsletter.consent_text := proof.consent_text;
  confirm_newsletter.consent_page := proof.consent_page;
  confirm_newsletter.consent_at := proof.consent_at;
END $$;

-- What the holder of a signed link may know and do. The application has checked the signature.
CREATE FUNCTION newsletter_subscription(the_id uuid, OUT email text, OUT state text, OUT can_return boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.email, s.state, s.state = 'unsubscribed' AND s.confirmed_at IS NOT NULL
    AND s.unsubscribed_at > now() - interval '1 hour'
  FROM newsletter_subscribers s WHERE s.id = the_id
$$;

-- Ends a subscription, whatever state it is in, and every link that could begin it again.
CREATE FUNCTION leave_newsletter(the_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE newsletter_subscribers SET state = 'unsubscribed', unsubscribed_at = now()
    WHERE id = the_id AND state <> 'unsubscribed';
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM newsletter_proofs WHERE subscriber_id = the_id;
  RETURN true;
END $$;

-- Takes leaving back, within the hour.
CREATE FUNCTION return_to_newsletter(the_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE newsletter_subscribers SET state = 'confirmed', unsubscribed_at = NULL
    WHERE id = the_id AND state = 'unsubscribed' AND confirmed_at IS NOT NULL
      AND unsubscribed_at > now() - interval '1 hour';
  RETURN FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION ask_for_newsletter, newsletter_proof, confirm_newsletter, newsletter_subscription,
  leave_newsletter, return_to_newsletter FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ask_for_newsletter, newsletter_proof, confirm_newsletter, newsletter_subscription,
  leave_newsletter, return_to_newsletter TO unordin_request, unordin_staff;
