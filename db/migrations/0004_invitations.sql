-- One open invitation per address and client: a new one takes the place of the old.
CREATE UNIQUE INDEX client_invitations_open ON client_invitations (client_id, email)
  WHERE used_at IS NULL AND revoked_at IS NULL;
DROP INDEX client_invitations_client;
CREATE INDEX client_invitations_client ON client_invitations (client_id, created_at DESC, id DESC);
CREATE INDEX client_invitations_created ON client_invitations (created_at DESC, id DESC);
CREATE INDEX client_invitations_search ON client_invitations USING gin (email gin_trgm_ops);

-- A client_admin invites to the own client, in the own name, never above the own role; and may send
-- again or take back what is still open. Only the sign-up itself marks an invitation as used.
GRANT INSERT (id, client_id, email, role, token_hash, invited_by, expires_at) ON client_invitations TO unordin_request;
GRANT UPDATE (token_hash, expires_at, revoked_at) ON client_invitations TO unordin_request;
CREATE POLICY own_client_invites ON client_invitations FOR INSERT TO unordin_request
  WITH CHECK (app_role() = 'client_admin' AND client_id = app_client_id() AND role IN ('client_admin', 'client_user')
    AND invited_by = (SELECT p.id FROM profiles p WHERE p.user_id = app_user_id()));
CREATE POLICY own_client_changes ON client_invitations FOR UPDATE TO unordin_request
  USING (app_role() = 'client_admin' AND client_id = app_client_id() AND role IN ('client_admin', 'client_user')
    AND used_at IS NULL)
  WITH CHECK (client_id = app_client_id() AND role IN ('client_admin', 'client_user') AND used_at IS NULL);
