-- How a client's people have found our help, when a ticket is solved: 1 is very bad and 5 very good. The last one counts.
ALTER TABLE support_tickets
  ADD COLUMN rating smallint CHECK (rating BETWEEN 1 AND 5),
  ADD COLUMN rating_comment text CHECK (length(trim(rating_comment)) BETWEEN 1 AND 2000),
  ADD COLUMN rated_by uuid REFERENCES auth_users ON DELETE SET NULL,
  ADD COLUMN rated_by_name text CHECK (length(rated_by_name) BETWEEN 1 AND 200),
  ADD COLUMN rated_at timestamptz,
  ADD CHECK ((rating IS NULL) = (rated_at IS NULL) AND (rating IS NULL) = (rated_by_name IS NULL)),
  ADD CHECK (rating IS NOT NULL OR rating_comment IS NULL);
CREATE INDEX support_tickets_rated_by ON support_tickets (rated_by) WHERE rated_by IS NOT NULL;
GRANT SELECT (rating, rating_comment, rated_by_name, rated_at) ON support_tickets TO unordin_request;

-- Clients have no right to change tickets, so it is done here. False when the ticket is not solved, or not seen.
CREATE FUNCTION rate_own_ticket(ticket uuid, given integer, words text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  rater text;
  only_of constant uuid[] := app_only_projects();
BEGIN
  IF app_viewing() THEN RETURN false; END IF;
  SELECT left(full_name, 200) INTO rater FROM profiles
    WHERE user_id = app_user_id() AND client_id = app_client_id() AND deactivated_at IS NULL AND NOT paused;
  UPDATE support_tickets SET rating = given, rating_comment = nullif(trim(words), ''), rated_by = app_user_id(),
      rated_by_name = rater, rated_at = now()
    WHERE id = ticket AND client_id = app_client_id() AND status IN ('resolved', 'closed') AND rater IS NOT NULL
      AND (only_of IS NULL OR project_id = ANY (only_of) OR created_by = app_user_id() OR id = ANY (app_watched_tickets()));
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION rate_own_ticket(uuid, integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rate_own_ticket(uuid, integer, text) TO unordin_request;
