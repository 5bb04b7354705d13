-- Passkeys. Like the other auth_* tables for the owner's connection only.
CREATE TABLE auth_passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  public_key text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  counter bigint NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  -- The sign-in library stores it; it counts when it is on record and its owner is told, which is one transaction.
  active boolean NOT NULL DEFAULT false,
  last_used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX auth_passkeys_user ON auth_passkeys (user_id, created_at);
ALTER TABLE auth_passkeys ENABLE ROW LEVEL SECURITY;
CREATE TRIGGER touch BEFORE UPDATE ON auth_passkeys FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- Which passkey opened a session; such a session has two factors. It outlives the passkey only for whoever removes it.
ALTER TABLE auth_sessions ADD COLUMN passkey_id uuid;
CREATE INDEX auth_sessions_passkey ON auth_sessions (passkey_id) WHERE passkey_id IS NOT NULL;

-- The list of users shows who has a second factor that can be reset: an app, or passkeys.
CREATE OR REPLACE FUNCTION account_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE profiles SET verified = NEW.email_verified, second_factor = NEW.two_factor_enabled
    OR EXISTS (SELECT 1 FROM auth_passkeys k WHERE k.user_id = NEW.id AND k.active)
    WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE FUNCTION passkeys_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE account uuid = coalesce(NEW.user_id, OLD.user_id);
BEGIN
  UPDATE profiles AS p SET second_factor = u.two_factor_enabled
    OR EXISTS (SELECT 1 FROM auth_passkeys k WHERE k.user_id = u.id AND k.active)
    FROM auth_users u WHERE u.id = account AND p.user_id = account;
  RETURN NULL;
END $$;
CREATE TRIGGER changes AFTER INSERT OR DELETE OR UPDATE OF active ON auth_passkeys
  FOR EACH ROW EXECUTE FUNCTION passkeys_change();
