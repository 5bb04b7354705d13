-- The lists of users and clients, in every order the admin panel offers.
CREATE INDEX profiles_name ON profiles (lower(full_name), id);
DROP INDEX profiles_role;
CREATE INDEX profiles_role ON profiles (role, id);
CREATE INDEX profiles_client_name ON profiles (client_id, lower(full_name), id);

DROP INDEX clients_name;
CREATE INDEX clients_name ON clients (lower(name), id);
CREATE INDEX clients_company ON clients (lower(coalesce(company_name, '')), id);
CREATE INDEX clients_contact ON clients (lower(coalesce(contact_email, '')), id);
CREATE INDEX clients_status ON clients (status, id);

-- Staff end somebody's sessions in the transaction that changes what these may do, and can still
-- neither read nor make one. Runs as the owner.
CREATE FUNCTION end_sessions(account uuid, kept uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  BEGIN ATOMIC
    DELETE FROM auth_sessions WHERE user_id = account AND id IS DISTINCT FROM kept;
  END;
REVOKE ALL ON FUNCTION end_sessions(uuid, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_sessions(uuid, uuid) TO unordin_staff;
