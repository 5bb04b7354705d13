-- A mail that is on its way holds its job, and a mail server may take long to answer. Whoever deletes the
-- record waits for two seconds, and is then told why, by an error of its own.
CREATE OR REPLACE FUNCTION forget_mails() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp SET lock_timeout = '2s' AS $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    DELETE FROM pgboss.job j USING gone WHERE j.name IN ('mail', 'failed') AND j.data ->> 'about' = gone.id::text;
  END IF;
  DELETE FROM mail_deliveries d USING gone WHERE d.about = gone.id;
  RETURN NULL;
EXCEPTION WHEN lock_not_available THEN
  RAISE EXCEPTION 'a mail about the record is being sent' USING ERRCODE = 'UM001';
END $$;
