-- A second factor: codes of an authenticator app, and recovery codes. Like the other auth_* tables
-- it is for the owner's connection only; secret and codes are encrypted by the sign-in library.
ALTER TABLE auth_users ADD COLUMN two_factor_enabled boolean NOT NULL DEFAULT false;
CREATE TABLE auth_two_factors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL UNIQUE REFERENCES auth_users ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT false, -- false while it is being set up
  last_step bigint, -- codes of this and of earlier half minutes are spent
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE auth_two_factors ENABLE ROW LEVEL SECURITY;
CREATE TRIGGER touch BEFORE UPDATE ON auth_two_factors FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- One may change the own name, nothing else of the profile.
GRANT UPDATE (full_name) ON profiles TO unordin_request;
CREATE POLICY own_name ON profiles FOR UPDATE TO unordin_request
  USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
