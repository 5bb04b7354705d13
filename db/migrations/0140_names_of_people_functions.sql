-- The functions and triggers that keep people get names that say what they do.
ALTER FUNCTION know_people(text[], text[], text[], text[], text[], boolean[], timestamptz[]) RENAME TO save_people;
ALTER FUNCTION forget_people(text[]) RENAME TO delete_unused_people;
ALTER FUNCTION meet_people() RENAME TO save_people_of_rows;
ALTER FUNCTION part_from_people() RENAME TO delete_people_of_rows;
DROP FUNCTION meet_missed_people(timestamptz);

-- The arguments of its triggers are expressions over a row of the table: address, name, organisation, telephone,
-- language, whether the address is proven, and when. What a visitor sends is worth more than the record of who
-- they are: when that cannot be written, PostgreSQL's log says why, and `add_missing_people` adds it later.
CREATE OR REPLACE FUNCTION save_people_of_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before text;
  note text := format('SELECT save_people(array_agg((%s)::text), array_agg((%s)::text), array_agg((%s)::text),
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
    IF before <> '' THEN PERFORM delete_unused_people(ARRAY[lower(before)]); END IF;
  END IF;
  RETURN NULL;
END $$;

-- Its argument is the column of the address.
CREATE OR REPLACE FUNCTION delete_people_of_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE addresses text[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT lower(%I)) FROM gone WHERE %I <> %L', TG_ARGV[0], TG_ARGV[0], '') INTO addresses;
  IF addresses IS NOT NULL THEN PERFORM delete_unused_people(addresses); END IF;
  RETURN NULL;
END $$;

-- Adds the missing people of records since a time. A record is locked, so that none that is deleted meanwhile
-- leaves a person behind; one whose person still cannot be written stops none of the others.
CREATE FUNCTION add_missing_people(since timestamptz, OUT added integer, OUT missing integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE source record; one record;
BEGIN
  added := 0;
  missing := 0;
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
        PERFORM save_people(ARRAY[one.email::text], ARRAY[one.name::text], ARRAY[one.organisation::text], ARRAY[one.phone::text],
          ARRAY[one.language::text], ARRAY[one.proven], ARRAY[one.at]);
        added := added + 1;
      EXCEPTION WHEN OTHERS THEN
        missing := missing + 1;
        RAISE WARNING 'A person of % is not known yet: % (%)', source.tab, SQLERRM, SQLSTATE;
      END;
    END LOOP;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION add_missing_people FROM PUBLIC;

DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT tgname, tgrelid::regclass AS tab FROM pg_trigger
    WHERE NOT tgisinternal AND tgname ~ '_people_(met|changed|gone)$'
  LOOP
    EXECUTE format('ALTER TRIGGER %I ON %s RENAME TO %I', one.tgname, one.tab, 'people_after_' ||
      CASE substring(one.tgname FROM '[a-z]+$') WHEN 'met' THEN 'insert' WHEN 'changed' THEN 'update' ELSE 'delete' END);
  END LOOP;
END $$;
