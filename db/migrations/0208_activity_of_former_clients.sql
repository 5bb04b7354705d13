-- When our team takes somebody out of a client, or moves them to another one, the client that they leave reads it too.
CREATE OR REPLACE FUNCTION keep_client_activity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  person profiles;
  changed profiles;
  of_client uuid;
  by_one boolean;
  former uuid;
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
  IF NEW.action = 'user.updated' AND NOT by_one THEN
    former := (NEW.details #>> '{from,clientId}')::uuid;
    INSERT INTO client_activity (event_id, client_id, by_client, action, about_user_id, created_at)
    SELECT NEW.id, c.id, false, 'user.removed', changed.user_id, NEW.created_at FROM clients c
      WHERE c.id = former AND c.id IS DISTINCT FROM changed.client_id;
  END IF;
  IF of_client IS NULL THEN RETURN NULL; END IF;
  INSERT INTO client_activity (event_id, client_id, by_client, user_id, action, about_user_id, about, ip, created_at)
  VALUES (NEW.id, of_client, by_one, CASE WHEN by_one THEN person.user_id END, NEW.action, changed.user_id,
    CASE WHEN by_one AND NEW.noun IN ('document', 'engagement', 'request', 'decision', 'ticket')
      THEN left(coalesce(NEW.details ->> 'title', NEW.details ->> 'name'), 300) END,
    CASE WHEN by_one THEN NEW.ip END, NEW.created_at);
  RETURN NULL;
END $$;
