-- What a visitor sends is worth more than the record of who they are: when the record cannot be written (a
-- deadlock, a value that it does not allow), what was sent is kept, PostgreSQL's log says why, and the
-- record is made later.
CREATE OR REPLACE FUNCTION meet_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before text;
  note text := format('SELECT know_people(array_agg((%s)::text), array_agg((%s)::text), array_agg((%s)::text),
    array_agg((%s)::text), array_agg((%s)::text), array_agg(%s), array_agg(%s)) FROM ',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3], TG_ARGV[4], TG_ARGV[5], TG_ARGV[6]);
BEGIN
  BEGIN
    IF TG_LEVEL = 'STATEMENT' THEN
      EXECUTE note || 'met';
      RETURN NULL;
    END IF;
    EXECUTE note || '(SELECT ($1).*) AS met' USING NEW;
  EXCEPTION WHEN OTHERS THEN
    RAISE WARNING 'A person of % is not known yet: % (%)', TG_TABLE_NAME, SQLERRM, SQLSTATE;
  END;
  -- What is to be forgotten must be: this fails with the change.
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('SELECT %s FROM (SELECT ($1).*) AS met', TG_ARGV[0]) INTO before USING OLD;
    IF before <> '' THEN PERFORM forget_people(ARRAY[lower(before)]); END IF;
  END IF;
  RETURN NULL;
END $$;

-- Makes the missing people of records since a time. A record is locked, so that none that is deleted
-- meanwhile leaves a person behind; one whose person still cannot be written stops none of the others.
CREATE FUNCTION meet_missed_people(since timestamptz, OUT met integer, OUT missed integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE source record; one record;
BEGIN
  met := 0;
  missed := 0;
  FOR source IN SELECT * FROM (VALUES
    ('leads', 'email', 'full_name', 'company_name', 'phone', 'NULL', 'false', 'created_at', 'true'),
    ('bookings', 'email', 'full_name', 'company_name', 'NULL', 'NULL', 'confirmed_at IS NOT NULL', 'created_at', 'true'),
    ('newsletter_subscribers', 'email', 'NULL', 'NULL', 'NULL', 'NULL', 'confirmed_at IS NOT NULL', 'created_at', 'true'),
    ('chat_conversations', 'visitor_email', 'visitor_name', 'organisation', 'NULL', 'language', 'false', 'created_at', 'true'),
    ('chat_mail_consents', 'email', 'NULL', 'NULL', 'NULL', 'language', 'false', 'agreed_at', 'true'),
    ('profiles', 'email', 'full_name', 'nullif(client_name, '''')', 'NULL', 'NULL', 'verified', 'created_at', 'role <> ''admin''')
  ) AS s(tab, email, name, organisation, phone, language, proven, at, applies)
  LOOP
    FOR one IN EXECUTE format('SELECT r.%s AS email, %s AS name, %s AS organisation, %s AS phone, %s AS language,
        %s AS proven, r.%s AS at FROM %I r WHERE r.%s > $1 AND r.%s <> '''' AND %s
        AND NOT EXISTS (SELECT 1 FROM person_addresses a WHERE a.address = lower(r.%s)) FOR SHARE OF r',
        source.email, source.name, source.organisation, source.phone, source.language, source.proven, source.at, source.tab,
        source.at, source.email, source.applies, source.email) USING since
    LOOP
      BEGIN
        PERFORM know_people(ARRAY[one.email::text], ARRAY[one.name::text], ARRAY[one.organisation::text], ARRAY[one.phone::text],
          ARRAY[one.language::text], ARRAY[one.proven], ARRAY[one.at]);
        met := met + 1;
      EXCEPTION WHEN OTHERS THEN
        missed := missed + 1;
        RAISE WARNING 'A person of % is not known yet: % (%)', source.tab, SQLERRM, SQLSTATE;
      END;
    END LOOP;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION meet_missed_people FROM PUBLIC;
