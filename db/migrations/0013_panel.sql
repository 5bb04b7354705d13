-- What staff see of people and clients, in every order of their lists; a client that is paused; and
-- reports that can be corrected.

-- Kept by triggers, because lists of a million rows are sorted and filtered by it: whether the address
-- is verified and a second factor is on (both belong to the sign-in library's table, which staff do
-- not read), the client's name, and whether the client is inactive.
ALTER TABLE profiles
  ADD COLUMN verified boolean NOT NULL DEFAULT false,
  ADD COLUMN second_factor boolean NOT NULL DEFAULT false,
  ADD COLUMN client_name text NOT NULL DEFAULT '',
  ADD COLUMN paused boolean NOT NULL DEFAULT false;
ALTER TABLE clients ADD COLUMN user_count integer NOT NULL DEFAULT 0;

-- `updated_at` says when somebody changed a row, which is what edits are based on. What follows from
-- another table's change is none.
DROP TRIGGER touch ON profiles;
DROP TRIGGER touch ON clients;
UPDATE profiles AS p SET verified = u.email_verified, second_factor = u.two_factor_enabled
  FROM auth_users AS u WHERE u.id = p.user_id;
UPDATE profiles AS p SET client_name = c.name, paused = c.status = 'inactive' FROM clients AS c WHERE c.id = p.client_id;
UPDATE clients AS c SET user_count = (SELECT count(*) FROM profiles AS p WHERE p.client_id = c.id);
UPDATE auth_users AS u SET name = p.full_name FROM profiles AS p WHERE p.user_id = u.id AND u.name <> p.full_name;
CREATE TRIGGER touch BEFORE UPDATE OF email, full_name, role, client_id, deactivated_at ON profiles
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER touch BEFORE UPDATE OF name, company_name, contact_email, contact_phone, notes, status ON clients
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- The client's row is held before its name is read: whoever renames it waits, and then sees the new member.
CREATE FUNCTION profile_joins() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.client_name = '';
  NEW.paused = false;
  SELECT name, status = 'inactive' INTO NEW.client_name, NEW.paused FROM clients
    WHERE id = NEW.client_id FOR NO KEY UPDATE;
  NEW.client_name = coalesce(NEW.client_name, '');
  NEW.paused = coalesce(NEW.paused, false);
  IF TG_OP = 'INSERT' THEN
    SELECT email_verified, two_factor_enabled INTO NEW.verified, NEW.second_factor FROM auth_users WHERE id = NEW.user_id;
    NEW.verified = coalesce(NEW.verified, false);
    NEW.second_factor = coalesce(NEW.second_factor, false);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER joins BEFORE INSERT ON profiles FOR EACH ROW EXECUTE FUNCTION profile_joins();
CREATE TRIGGER moves BEFORE UPDATE OF client_id ON profiles
  FOR EACH ROW WHEN (OLD.client_id IS DISTINCT FROM NEW.client_id) EXECUTE FUNCTION profile_joins();

CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN UPDATE clients SET user_count = user_count - 1 WHERE id = OLD.client_id; END IF;
  IF TG_OP <> 'DELETE' THEN UPDATE clients SET user_count = user_count + 1 WHERE id = NEW.client_id; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_joined AFTER INSERT OR DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION count_users();
CREATE TRIGGER count_moved AFTER UPDATE OF client_id ON profiles
  FOR EACH ROW WHEN (OLD.client_id IS DISTINCT FROM NEW.client_id) EXECUTE FUNCTION count_users();

CREATE FUNCTION client_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE profiles SET client_name = NEW.name, paused = NEW.status = 'inactive' WHERE client_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER changes AFTER UPDATE OF name, status ON clients FOR EACH ROW
  WHEN (OLD.name <> NEW.name OR (OLD.status = 'inactive') <> (NEW.status = 'inactive'))
  EXECUTE FUNCTION client_changes();

CREATE FUNCTION account_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE profiles SET verified = NEW.email_verified, second_factor = NEW.two_factor_enabled WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER changes AFTER UPDATE OF email_verified, two_factor_enabled ON auth_users FOR EACH ROW
  WHEN (OLD.email_verified <> NEW.email_verified OR OLD.two_factor_enabled <> NEW.two_factor_enabled)
  EXECUTE FUNCTION account_changes();

-- A person has one name.
CREATE FUNCTION profile_renamed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE auth_users SET name = NEW.full_name WHERE id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER renamed AFTER UPDATE OF full_name ON profiles FOR EACH ROW
  WHEN (OLD.full_name <> NEW.full_name) EXECUTE FUNCTION profile_renamed();

-- Clients learn nothing of this about each other's accounts.
REVOKE SELECT ON profiles FROM unordin_request;
GRANT SELECT (id, user_id, email, full_name, role, client_id, deactivated_at, created_at, updated_at) ON profiles
  TO unordin_request;

CREATE INDEX profiles_client_order ON profiles (lower(client_name), id);
CREATE INDEX profiles_unverified ON profiles (created_at DESC, id DESC) WHERE NOT verified;
CREATE INDEX profiles_deactivated ON profiles (created_at DESC, id DESC) WHERE deactivated_at IS NOT NULL;
CREATE INDEX clients_user_count ON clients (lpad(user_count::text, 10, '0'), id);

-- Invitations in the orders of their list.
CREATE INDEX client_invitations_by_email ON client_invitations (email, id);
CREATE INDEX client_invitations_by_role ON client_invitations (role, id);

-- A paused client's people are signed out in the transaction that pauses it. Runs as the owner.
CREATE FUNCTION end_client_sessions(client uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  BEGIN ATOMIC
    DELETE FROM auth_sessions AS s USING profiles AS p
      WHERE p.client_id = client AND p.role <> 'admin' AND s.user_id = p.user_id;
  END;
REVOKE ALL ON FUNCTION end_client_sessions(uuid), profile_joins(), count_users(), client_changes(),
  account_changes(), profile_renamed() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_client_sessions(uuid) TO unordin_staff;

-- What staff reported can be corrected and removed; clients see that it was edited. `version` counts
-- the edits, so that of two who correct the same report the second is told.
ALTER TABLE project_updates
  ADD COLUMN edited_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
GRANT UPDATE (title, body, edited_at, version), DELETE ON project_updates TO unordin_staff;

-- What has been read is kept for a while, not for good.
CREATE INDEX notifications_read ON notifications (read_at) WHERE read_at IS NOT NULL;
