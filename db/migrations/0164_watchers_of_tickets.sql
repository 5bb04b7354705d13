-- Colleagues who get our replies to a ticket though they have not written in it. Who has written in it, or
-- created it, adds and removes them.
CREATE TABLE ticket_watchers (
  client_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  added_by uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (client_id, ticket_id, user_id),
  FOREIGN KEY (client_id, ticket_id) REFERENCES support_tickets (client_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_watchers_user ON ticket_watchers (user_id);
CREATE INDEX ticket_watchers_added_by ON ticket_watchers (added_by);

-- The names of the active people of the own client, all or those of `among`. Client users may not read the
-- profiles of others.
CREATE FUNCTION own_colleagues(among uuid[], at_most integer) RETURNS TABLE (user_id uuid, full_name text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.user_id, p.full_name FROM profiles AS p
    WHERE p.client_id = app_client_id() AND p.role <> 'admin' AND p.deactivated_at IS NULL AND NOT p.paused
      AND (among IS NULL OR p.user_id = ANY (among))
    ORDER BY lower(p.full_name), p.user_id LIMIT at_most
$$;

-- Whether the actor has created a ticket of their client or written in it.
CREATE FUNCTION writes_in_ticket(ticket uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM support_tickets AS t WHERE t.id = ticket AND t.client_id = app_client_id()
    AND (t.created_by = app_user_id() OR EXISTS (SELECT 1 FROM ticket_messages AS m
      WHERE m.client_id = t.client_id AND m.ticket_id = t.id AND m.author_id = app_user_id()
        AND m.kind = 'reply' AND NOT m.from_staff)))
$$;

-- After the insert, so that of two at the same moment the second counts the first.
CREATE FUNCTION watchers_are_few() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM support_tickets WHERE client_id = NEW.client_id AND id = NEW.ticket_id FOR NO KEY UPDATE;
  -- Who has left the client, or may not sign in, gets no mails and takes no place.
  IF (SELECT count(*) FROM ticket_watchers w JOIN profiles p ON p.user_id = w.user_id AND p.client_id = w.client_id
      WHERE w.client_id = NEW.client_id AND w.ticket_id = NEW.ticket_id AND p.deactivated_at IS NULL AND NOT p.paused) > 20 THEN
    RAISE EXCEPTION 'a ticket has at most 20 watchers' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER watchers_are_few AFTER INSERT ON ticket_watchers FOR EACH ROW EXECUTE FUNCTION watchers_are_few();

REVOKE ALL ON FUNCTION own_colleagues(uuid[], integer), writes_in_ticket(uuid), watchers_are_few() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_colleagues(uuid[], integer), writes_in_ticket(uuid) TO unordin_request;

ALTER TABLE ticket_watchers ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON ticket_watchers TO unordin_staff;
CREATE POLICY staff_reads ON ticket_watchers FOR SELECT TO unordin_staff USING (true);

GRANT SELECT, DELETE ON ticket_watchers TO unordin_request;
GRANT INSERT (client_id, ticket_id, user_id, added_by) ON ticket_watchers TO unordin_request;
CREATE POLICY own_client ON ticket_watchers FOR SELECT TO unordin_request USING (client_id = app_client_id());
CREATE POLICY writers_add ON ticket_watchers FOR INSERT TO unordin_request
  WITH CHECK (client_id = app_client_id() AND added_by = app_user_id() AND writes_in_ticket(ticket_id)
    AND EXISTS (SELECT 1 FROM own_colleagues(ARRAY[user_id], 1)));
CREATE POLICY writers_remove ON ticket_watchers FOR DELETE TO unordin_request
  USING (client_id = app_client_id() AND (user_id = app_user_id() OR writes_in_ticket(ticket_id)));
CREATE POLICY viewing_adds_nothing ON ticket_watchers AS RESTRICTIVE FOR INSERT TO unordin_request
  WITH CHECK (NOT app_viewing());
CREATE POLICY viewing_changes_nothing ON ticket_watchers AS RESTRICTIVE FOR UPDATE TO unordin_request
  USING (NOT app_viewing());
CREATE POLICY viewing_removes_nothing ON ticket_watchers AS RESTRICTIVE FOR DELETE TO unordin_request
  USING (NOT app_viewing());
