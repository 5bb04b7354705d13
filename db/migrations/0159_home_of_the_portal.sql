-- The last two visits of a person to the portal: what happened after the former one is new to them.
CREATE TABLE portal_visits (
  user_id uuid PRIMARY KEY REFERENCES auth_users ON DELETE CASCADE,
  -- The latest request, noted at most once a minute.
  last_at timestamptz NOT NULL,
  -- The latest request of the visit before.
  former_at timestamptz,
  CHECK (former_at <= last_at)
);
ALTER TABLE portal_visits ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON portal_visits TO unordin_request;
CREATE POLICY own_visits ON portal_visits FOR SELECT TO unordin_request USING (user_id = app_user_id());

-- Notes a request of whoever is signed in. A new visit begins after half an hour without one: requests are
-- noted once a minute, so that 31 minutes between two of them are half an hour at least.
CREATE FUNCTION note_portal_visit(at timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO portal_visits AS v (user_id, last_at) SELECT app_user_id(), at
    WHERE app_user_id() IS NOT NULL AND NOT app_viewing()
    ON CONFLICT (user_id) DO UPDATE SET last_at = excluded.last_at,
      former_at = CASE WHEN v.last_at < excluded.last_at - interval '31 minutes' THEN v.last_at ELSE v.former_at END
    WHERE v.last_at < excluded.last_at
$$;

-- The calls that are still to come of whoever is signed in: those booked with the confirmed address of the
-- account. Nothing that the person who booked has written is part of it.
CREATE FUNCTION own_meetings(at timestamptz) RETURNS TABLE (id uuid, starts_at timestamptz, ends_at timestamptz, place text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT b.id, b.starts_at, b.ends_at, b.place
  FROM auth_users u JOIN bookings b ON lower(b.email) = lower(u.email)
  WHERE u.id = app_user_id() AND u.email_verified AND NOT app_viewing()
    AND b.status = 'booked' AND b.held_until IS NULL AND b.ends_at > at
$$;

-- Who of the staff looks after the client, while that account is open.
CREATE FUNCTION own_contact() RETURNS TABLE (full_name text, email text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.full_name, p.email
  FROM organisations o JOIN profiles p ON p.user_id = o.owner_id
  WHERE o.client_id = app_client_id() AND p.role = 'admin' AND p.deactivated_at IS NULL
$$;
REVOKE ALL ON FUNCTION note_portal_visit(timestamptz), own_meetings(timestamptz), own_contact() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_portal_visit(timestamptz), own_meetings(timestamptz), own_contact() TO unordin_request;

-- What is to be paid, and what is new, of one client.
CREATE INDEX invoices_client_open ON invoices (client_id, due_on, id) WHERE status IN ('pending', 'overdue');
CREATE INDEX project_updates_client_created ON project_updates (client_id, created_at DESC, id DESC);
CREATE INDEX project_milestones_client_done ON project_milestones (client_id, done_at DESC, id DESC)
  WHERE done_at IS NOT NULL;
-- The calls of one address that are still to come.
CREATE INDEX bookings_email_ends ON bookings (lower(email), ends_at) WHERE status = 'booked';
