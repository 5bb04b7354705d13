-- What is kept of mails: to whom, of what kind and when, for as long as the application says, and no
-- longer than the record that a mail was sent for. A subject repeats names and titles.
ALTER TABLE mail_deliveries DROP COLUMN subject, ADD COLUMN about uuid;
CREATE INDEX mail_deliveries_about ON mail_deliveries (about) WHERE about IS NOT NULL;

-- Whatever deletes a record, its mails go with it: those in the log, and those that wait or were given up.
-- The queue's schema is made by its library, after the first migrations.
CREATE FUNCTION forget_mails() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM mail_deliveries d USING gone WHERE d.about = gone.id;
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    DELETE FROM pgboss.job j USING gone WHERE j.name IN ('mail', 'failed') AND j.data ->> 'about' = gone.id::text;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER leads_forget_mails AFTER DELETE ON leads
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_mails();
CREATE TRIGGER bookings_forget_mails AFTER DELETE ON bookings
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_mails();
CREATE TRIGGER chat_conversations_forget_mails AFTER DELETE ON chat_conversations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_mails();
CREATE TRIGGER newsletter_subscribers_forget_mails AFTER DELETE ON newsletter_subscribers
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_mails();
CREATE TRIGGER client_invitations_forget_mails AFTER DELETE ON client_invitations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_mails();
CREATE TRIGGER auth_users_forget_mails AFTER DELETE ON auth_users
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_mails();

-- Mails of earlier releases stood in the queue as they were. Of those that have left nothing stays; of
-- those that were given up, to whom they should have gone.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  UPDATE pgboss.job SET data = '{}' WHERE state = 'completed';
  UPDATE pgboss.job SET data = jsonb_build_object('kind', data -> 'kind', 'to', data -> 'to'), output = NULL
    WHERE data ? 'html' AND (name = 'failed' OR state IN ('failed', 'cancelled'));
END $$;

-- What a mail server answered repeats the address that it refused.
UPDATE newsletter_deliveries SET fault = regexp_replace(fault, '[^\s<>"''(),;:/]+@[^\s<>"''(),;:/]+', '…', 'g')
  WHERE fault LIKE '%@%';
