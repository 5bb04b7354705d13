-- Whoever ends all sessions of an account also ends its sign-ins that still wait for a code: a browser in
-- that step had passed with the old role, or with the factor that was taken off.
CREATE OR REPLACE FUNCTION end_sessions(account uuid, kept uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  BEGIN ATOMIC
    DELETE FROM auth_tokens WHERE user_id = account AND kind = 'code';
    DELETE FROM auth_sessions WHERE user_id = account AND id IS DISTINCT FROM kept;
  END;
