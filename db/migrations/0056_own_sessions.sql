-- Sessions, passwords and one-time tokens as the product itself uses them (docs/decisions/044).

-- An account has one password, or none; its name stands in its profile.
ALTER TABLE auth_users ADD COLUMN password_hash text;
UPDATE auth_users AS u SET password_hash = a.password
  FROM auth_accounts AS a WHERE a.user_id = u.id AND a.provider_id = 'credential';
DROP TABLE auth_accounts;
DROP TRIGGER renamed ON profiles;
DROP FUNCTION profile_renamed();
ALTER TABLE auth_users DROP COLUMN name, DROP COLUMN image;

-- The column has held hashes since 0049.
DELETE FROM auth_sessions WHERE token !~ '^[0-9a-f]{64}$';
ALTER TABLE auth_sessions ALTER COLUMN token TYPE bytea USING decode(token, 'hex');
ALTER TABLE auth_sessions RENAME COLUMN token TO token_hash;
ALTER TABLE auth_sessions RENAME CONSTRAINT auth_sessions_token_key TO auth_sessions_token_hash_key;
ALTER TABLE auth_sessions ALTER COLUMN id SET DEFAULT gen_random_uuid();
-- Written by the product, at most every ten minutes: not whenever something about the row changes.
DROP TRIGGER touch ON auth_sessions;
ALTER TABLE auth_sessions RENAME COLUMN updated_at TO last_used_at;

-- What is good for one use: a mailed link, the step between password and code, a question to a device.
CREATE TABLE auth_tokens (
  token_hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('verify', 'reset', 'code', 'new_passkey', 'passkey')),
  user_id uuid REFERENCES auth_users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Whose passkey will answer is not known before it does.
  CHECK ((user_id IS NULL) = (kind = 'passkey'))
);
CREATE INDEX auth_tokens_user ON auth_tokens (user_id, kind);
CREATE INDEX auth_tokens_expiry ON auth_tokens (expires_at);
ALTER TABLE auth_tokens ENABLE ROW LEVEL SECURITY;
-- Links that were mailed go on working. What lives for minutes begins again.
INSERT INTO auth_tokens (token_hash, kind, user_id, expires_at, created_at)
  SELECT decode(v.value, 'hex'), split_part(v.identifier, ':', 1), u.id, v.expires_at, v.created_at
  FROM auth_verifications AS v JOIN auth_users AS u ON u.id::text = split_part(v.identifier, ':', 2)
  WHERE split_part(v.identifier, ':', 1) IN ('verify', 'reset') AND v.value ~ '^[0-9a-f]{64}$'
  ON CONFLICT DO NOTHING;
DROP TABLE auth_verifications;

ALTER TABLE auth_two_factors RENAME COLUMN backup_codes TO recovery_codes;

-- A passkey is now stored in the transaction that records it and tells its owner: there are no inactive ones.
DROP TRIGGER changes ON auth_passkeys;
DELETE FROM auth_passkeys WHERE NOT active;
CREATE OR REPLACE FUNCTION account_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE profiles SET verified = NEW.email_verified, second_factor = NEW.two_factor_enabled
    OR EXISTS (SELECT 1 FROM auth_passkeys k WHERE k.user_id = NEW.id)
    WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION passkeys_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE account uuid = coalesce(NEW.user_id, OLD.user_id);
BEGIN
  UPDATE profiles AS p SET second_factor = u.two_factor_enabled
    OR EXISTS (SELECT 1 FROM auth_passkeys k WHERE k.user_id = u.id)
    FROM auth_users u WHERE u.id = account AND p.user_id = account;
  RETURN NULL;
END $$;
ALTER TABLE auth_passkeys DROP COLUMN active;
CREATE TRIGGER changes AFTER INSERT OR DELETE ON auth_passkeys
  FOR EACH ROW EXECUTE FUNCTION passkeys_change();
