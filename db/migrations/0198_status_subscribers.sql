-- Who is mailed what is posted on the page `/status`. An address stands here once, and is deleted when it leaves.
CREATE TABLE status_subscribers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 255),
  -- The mailed link that confirms: of its token only a hash is kept. A newer link replaces it.
  token_hash bytea CHECK (length(token_hash) = 32),
  -- What was agreed to.
  consent_text text NOT NULL CHECK (length(consent_text) <= 2000),
  consent_page text NOT NULL CHECK (length(consent_page) <= 300),
  consent_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- When the last link was mailed, and how many were on that day.
  asked_at timestamptz NOT NULL DEFAULT now(),
  asked_times smallint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX status_subscribers_email ON status_subscribers (lower(email));
CREATE UNIQUE INDEX status_subscribers_token ON status_subscribers (token_hash);
CREATE INDEX status_subscribers_confirmed ON status_subscribers (id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX status_subscribers_unconfirmed ON status_subscribers (asked_at) WHERE confirmed_at IS NULL;

-- How far the mails of an update are queued: the id of the last subscriber.
ALTER TABLE status_updates ADD COLUMN mailed_up_to uuid;

-- Who leaves is mailed nothing any more, also nothing that waits, and is forgotten by the log of mails.
CREATE TRIGGER status_subscribers_forget_mails AFTER DELETE ON status_subscribers
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_mails();
CREATE TRIGGER status_subscribers_forget_visitor_mails AFTER DELETE ON status_subscribers
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_visitor_mails();

ALTER TABLE status_subscribers ENABLE ROW LEVEL SECURITY;

-- What visitors do goes through these functions: nobody reads the table or learns who is in it.

-- Notes a request to be mailed. `id` is null when this address was mailed a moment ago or often today.
CREATE FUNCTION ask_for_status(the_email text, the_hash bytea, the_text text, the_page text, the_at timestamptz,
    OUT id uuid, OUT email text, OUT is_confirmed boolean)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  one status_subscribers;
  is_new boolean;
BEGIN
  INSERT INTO status_subscribers AS s (email, token_hash, consent_text, consent_page, consent_at)
    VALUES (the_email, the_hash, the_text, the_page, the_at)
    ON CONFLICT (lower(email)) DO UPDATE SET email = s.email -- holds the row: two at once are counted one after the other
    RETURNING s.* INTO one;
  is_new := one.token_hash IS NOT DISTINCT FROM the_hash;
  IF NOT is_new THEN
    IF one.asked_at > now() - interval '1 minute'
      OR (one.asked_at > now() - interval '1 day' AND one.asked_times >= 5) THEN RETURN; END IF;
    UPDATE status_subscribers s SET asked_at = now(),
        asked_times = CASE WHEN one.asked_at > now() - interval '1 day' THEN one.asked_times + 1 ELSE 1 END,
        token_hash = CASE WHEN one.confirmed_at IS NULL THEN the_hash END,
        consent_text = CASE WHEN one.confirmed_at IS NULL THEN the_text ELSE s.consent_text END,
        consent_page = CASE WHEN one.confirmed_at IS NULL THEN the_page ELSE s.consent_page END,
        consent_at = CASE WHEN one.confirmed_at IS NULL THEN the_at ELSE s.consent_at END
      WHERE s.id = one.id;
  END IF;
  ask_for_status.id := one.id;
  ask_for_status.email := one.email;
  ask_for_status.is_confirmed := one.confirmed_at IS NOT NULL;
END $$;

-- Whose link this is, if it is still open; confirmed ones stay, so that the page can say so.
CREATE FUNCTION status_proof(the_hash bytea, OUT email text, OUT is_confirmed boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.email, s.confirmed_at IS NOT NULL FROM status_subscribers s
  WHERE s.token_hash = the_hash AND s.asked_at > now() - interval '2 days'
$$;

-- Confirms by a link that is open. `changed`: it was not confirmed before.
CREATE FUNCTION confirm_status(the_hash bytea, OUT id uuid, OUT changed boolean)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  one status_subscribers;
BEGIN
  SELECT * INTO one FROM status_subscribers s
    WHERE s.token_hash = the_hash AND s.asked_at > now() - interval '2 days' FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE status_subscribers s SET confirmed_at = now() WHERE s.id = one.id AND s.confirmed_at IS NULL;
  confirm_status.id := one.id;
  confirm_status.changed := one.confirmed_at IS NULL;
END $$;

-- What the holder of a signed link may know and do. The application has checked the signature.
CREATE FUNCTION status_subscription(the_id uuid) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.email FROM status_subscribers s WHERE s.id = the_id
$$;
CREATE FUNCTION leave_status(the_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM status_subscribers WHERE id = the_id;
  RETURN FOUND;
END $$;

-- How many are mailed, for staff.
CREATE FUNCTION count_status_subscribers() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*)::integer FROM status_subscribers WHERE confirmed_at IS NOT NULL
$$;

REVOKE EXECUTE ON FUNCTION ask_for_status, status_proof, confirm_status, status_subscription, leave_status,
  count_status_subscribers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ask_for_status, status_proof, confirm_status, status_subscription, leave_status
  TO unordin_request, unordin_staff;
GRANT EXECUTE ON FUNCTION count_status_subscribers TO unordin_staff;
