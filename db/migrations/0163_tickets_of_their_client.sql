-- A ticket can be about a project of its client.
ALTER TABLE support_tickets ADD COLUMN project_id uuid,
  ADD FOREIGN KEY (client_id, project_id) REFERENCES projects (client_id, id) ON DELETE SET NULL (project_id);
CREATE INDEX support_tickets_project ON support_tickets (client_id, project_id) WHERE project_id IS NOT NULL;
GRANT SELECT (project_id), INSERT (project_id) ON support_tickets TO unordin_request;

-- A file without a message was sent with the ticket itself.
ALTER TABLE ticket_attachments ALTER COLUMN message_id DROP NOT NULL,
  ADD FOREIGN KEY (client_id, ticket_id) REFERENCES support_tickets (client_id, id) ON DELETE CASCADE;
DROP POLICY own_client ON ticket_attachments;
CREATE POLICY own_client ON ticket_attachments FOR SELECT TO unordin_request
  USING (client_id = app_client_id()
    AND (message_id IS NULL OR EXISTS (SELECT 1 FROM ticket_messages AS m WHERE m.id = message_id)));
DROP POLICY own_client_attaches ON ticket_attachments;
CREATE POLICY own_client_attaches ON ticket_attachments FOR INSERT TO unordin_request
  WITH CHECK (client_id = app_client_id() AND CASE WHEN message_id IS NULL
    THEN EXISTS (SELECT 1 FROM support_tickets AS t WHERE t.id = ticket_id AND t.created_by = app_user_id())
    ELSE EXISTS (SELECT 1 FROM ticket_messages AS m WHERE m.id = message_id AND m.author_id = app_user_id()) END);

-- A client's person marks a ticket as solved, or opens a resolved one again. Clients have no right to change
-- tickets, so it is done here: these two moves and no other, and only from the status that the page showed.
-- The line in the thread has the given id. False when the ticket has moved meanwhile.
CREATE FUNCTION move_own_ticket(line uuid, ticket uuid, seen text, wanted text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE mover text;
BEGIN
  IF app_viewing() OR NOT ((seen IN ('open', 'in_progress') AND wanted = 'resolved') OR (seen = 'resolved' AND wanted = 'open')) THEN
    RETURN false;
  END IF;
  SELECT full_name INTO mover FROM profiles
    WHERE user_id = app_user_id() AND client_id = app_client_id() AND deactivated_at IS NULL AND NOT paused;
  UPDATE support_tickets SET status = wanted, last_activity_at = now(),
    resolved_at = CASE WHEN wanted = 'resolved' THEN now() END
    WHERE id = ticket AND client_id = app_client_id() AND status = seen AND mover IS NOT NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO ticket_messages (id, client_id, ticket_id, kind, author_id, author_name, from_status, to_status)
    VALUES (line, app_client_id(), ticket, 'status', app_user_id(), mover, seen, wanted);
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION move_own_ticket(uuid, uuid, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION move_own_ticket(uuid, uuid, text, text) TO unordin_request;
