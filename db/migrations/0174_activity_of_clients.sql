-- A client's administrators read what happened in their own organization: what its people did, failed sign-ins with their
-- addresses, and what our team did in their portal and with their accounts. The audit log itself stays unreadable to
-- requests; of every event that is a client's, this keeps what the client learns. Events from before this are not in it:
-- nobody can say any more to which client somebody belonged then.
CREATE TABLE client_activity (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES audit_events (id) ON DELETE CASCADE,
  client_id uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  -- False for what our team did: the client learns neither who it was nor from where.
  by_client boolean NOT NULL,
  user_id uuid REFERENCES auth_users (id) ON DELETE SET NULL,
  action text NOT NULL,
  noun text NOT NULL GENERATED ALWAYS AS (split_part(action, '.', 1)) STORED,
  -- The account that was changed.
  about_user_id uuid REFERENCES auth_users (id) ON DELETE SET NULL,
  -- The name of a document or the title of a request.
  about text CHECK (length(about) <= 300),
  ip text CHECK (by_client OR ip IS NULL),
  created_at timestamptz NOT NULL,
  CHECK (by_client OR user_id IS NULL)
);
CREATE INDEX client_activity_event ON client_activity (event_id);
CREATE INDEX client_activity_created ON client_activity (client_id, created_at DESC, id DESC);
CREATE INDEX client_activity_noun ON client_activity (client_id, noun, created_at DESC, id DESC);
CREATE INDEX client_activity_user ON client_activity (user_id, created_at DESC, id DESC);
CREATE INDEX client_activity_signed_in ON client_activity (user_id, created_at DESC) WHERE action = 'session.started';
CREATE INDEX client_activity_about_user ON client_activity (about_user_id) WHERE about_user_id IS NOT NULL;

CREATE FUNCTION keep_client_activity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  person profiles;
  changed profiles;
  of_client uuid;
  by_one boolean;
BEGIN
  IF NEW.subject_type = 'user' THEN
    SELECT * INTO changed FROM profiles p WHERE p.id = NEW.subject_id::uuid;
  END IF;
  IF NEW.actor_id IS NOT NULL THEN
    SELECT * INTO person FROM profiles p WHERE p.user_id = NEW.actor_id AND p.role <> 'admin';
  ELSIF NEW.action = 'session.refused' THEN
    SELECT * INTO person FROM profiles p WHERE lower(p.email) = lower(NEW.details ->> 'email') AND p.role <> 'admin' LIMIT 1;
  END IF;
  by_one := person.client_id IS NOT NULL;
  of_client := CASE WHEN by_one THEN person.client_id
    WHEN NEW.actor_id IS NULL THEN NULL
    WHEN app_viewing() THEN app_client_id()
    WHEN NEW.action IN ('client.viewed_as', 'client.paused', 'client.reopened') THEN NEW.subject_id::uuid
    ELSE changed.client_id END;
  IF of_client IS NULL THEN RETURN NULL; END IF;
  INSERT INTO client_activity (event_id, client_id, by_client, user_id, action, about_user_id, about, ip, created_at)
  VALUES (NEW.id, of_client, by_one, CASE WHEN by_one THEN person.user_id END, NEW.action, changed.user_id,
    CASE WHEN by_one AND NEW.noun IN ('document', 'request', 'ticket')
      THEN left(coalesce(NEW.details ->> 'title', NEW.details ->> 'name'), 300) END,
    CASE WHEN by_one THEN NEW.ip END, NEW.created_at);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION keep_client_activity() FROM PUBLIC;
CREATE TRIGGER keep_client_activity AFTER INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION keep_client_activity();

ALTER TABLE client_activity ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON client_activity TO unordin_request;
CREATE POLICY own_organization ON client_activity FOR SELECT TO unordin_request
  USING (client_id = app_client_id() AND app_role() = 'client_admin');
