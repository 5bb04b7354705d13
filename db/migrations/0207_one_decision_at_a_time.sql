-- Locks a decision until the transaction ends: what is read of it then, its people and its events, is of one moment. Staff
-- may not change its row, so they may not lock it themselves.
CREATE FUNCTION lock_decision(decision uuid) RETURNS boolean
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT true FROM client_decisions c WHERE c.id = decision FOR UPDATE
$$;
REVOKE ALL ON FUNCTION lock_decision FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_decision TO unordin_staff;
