-- A change of the address with which somebody signs in: it is made when both mailboxes have agreed, each by a mailed link that
-- works once. Only hashes of the links are stored; one that was used is forgotten. One change for an account at a time.
CREATE TABLE address_changes (
  user_id uuid PRIMARY KEY REFERENCES auth_users ON DELETE CASCADE,
  new_email text NOT NULL CHECK (new_email = lower(new_email) AND length(new_email) BETWEEN 3 AND 255),
  old_token_hash bytea UNIQUE CHECK (length(old_token_hash) = 32),
  new_token_hash bytea UNIQUE CHECK (length(new_token_hash) = 32),
  old_agreed_at timestamptz,
  new_agreed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX address_changes_expiry ON address_changes (expires_at);
ALTER TABLE address_changes ENABLE ROW LEVEL SECURITY;

-- Whoever loses access, by whom ever, has no change of address that waits until they have it again.
CREATE FUNCTION end_address_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM address_changes WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION end_address_change() FROM PUBLIC;
CREATE TRIGGER end_address_change AFTER UPDATE OF deactivated_at ON profiles FOR EACH ROW
  WHEN (NEW.deactivated_at IS NOT NULL) EXECUTE FUNCTION end_address_change();

-- What happens to somebody's address is in the activity of their organization, also when a mailed link was answered by
-- somebody who was not signed in. Whoever has the new mailbox may be a stranger: it is nobody's deed, and not from where.
CREATE FUNCTION keep_address_activity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE by_owner constant boolean := NEW.details ->> 'by' = 'old';
BEGIN
  INSERT INTO client_activity (event_id, client_id, by_client, user_id, action, about_user_id, ip, created_at)
  SELECT NEW.id, p.client_id, true, CASE WHEN by_owner THEN p.user_id END, NEW.action,
    CASE WHEN NOT by_owner THEN p.user_id END, CASE WHEN by_owner THEN NEW.ip END, NEW.created_at FROM profiles p
    WHERE p.user_id = NEW.subject_id::uuid AND p.role <> 'admin' AND p.client_id IS NOT NULL;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION keep_address_activity() FROM PUBLIC;
CREATE TRIGGER keep_address_activity AFTER INSERT ON audit_events FOR EACH ROW
  WHEN (NEW.actor_id IS NULL AND NEW.subject_type = 'account' AND starts_with(NEW.action, 'account.address_'))
  EXECUTE FUNCTION keep_address_activity();
