-- A client's administrator changes the role of a colleague, takes their access away and gives it back.
-- What our team has taken away, only our team gives back.
ALTER TABLE profiles ADD COLUMN deactivated_by_colleague boolean NOT NULL DEFAULT false;
GRANT SELECT (deactivated_by_colleague) ON profiles TO unordin_request;

-- Says what became of it: 'done', 'same', 'changed' when it is not as the page said any more, 'yourself', 'by_staff', or
-- 'not_found' for everybody who is no colleague and for whoever is no administrator (any more). Rights that have changed
-- end the sessions that were opened with the old ones.
CREATE FUNCTION set_colleague(colleague uuid, to_role text, to_access text, seen_role text, seen_access text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found profiles;
  access text;
BEGIN
  IF app_viewing() OR app_client_id() IS NULL THEN RETURN 'not_found'; END IF;
  -- Two administrators who demote each other at the same moment come one after the other.
  PERFORM FROM profiles p WHERE p.client_id = app_client_id() AND p.role = 'client_admin' ORDER BY p.id FOR UPDATE;
  IF NOT EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = app_user_id() AND p.client_id = app_client_id()
      AND p.role = 'client_admin' AND p.deactivated_at IS NULL) THEN RETURN 'not_found'; END IF;
  SELECT * INTO found FROM profiles p WHERE p.id = colleague AND p.client_id = app_client_id()
    AND p.role IN ('client_admin', 'client_user') FOR UPDATE;
  IF found.id IS NULL OR to_role NOT IN ('client_admin', 'client_user') OR to_access NOT IN ('active', 'ended') THEN
    RETURN 'not_found';
  END IF;
  IF found.user_id = app_user_id() THEN RETURN 'yourself'; END IF;
  access := CASE WHEN found.deactivated_at IS NULL THEN 'active' ELSE 'ended' END;
  IF found.role = to_role AND access = to_access THEN RETURN 'same'; END IF;
  IF found.role <> seen_role OR access <> seen_access THEN RETURN 'changed'; END IF;
  IF access = 'ended' AND NOT found.deactivated_by_colleague THEN RETURN 'by_staff'; END IF;
  UPDATE profiles p SET role = to_role,
      deactivated_at = CASE WHEN to_access = 'active' THEN NULL ELSE coalesce(p.deactivated_at, now()) END,
      deactivated_by_colleague = to_access = 'ended'
    WHERE p.id = colleague;
  PERFORM end_sessions(found.user_id, NULL);
  RETURN 'done';
END $$;
REVOKE ALL ON FUNCTION set_colleague(uuid, text, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_colleague(uuid, text, text, text, text) TO unordin_request;
