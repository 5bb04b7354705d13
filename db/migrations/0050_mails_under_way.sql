-- A mail that is on its way at this moment holds its job: first the jobs, which waits for it, then the log,
-- which knows of it by then.
CREATE OR REPLACE FUNCTION forget_mails() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    DELETE FROM pgboss.job j USING gone WHERE j.name IN ('mail', 'failed') AND j.data ->> 'about' = gone.id::text;
  END IF;
  DELETE FROM mail_deliveries d USING gone WHERE d.about = gone.id;
  RETURN NULL;
END $$;
