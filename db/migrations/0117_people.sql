-- One record of everybody who has left an address, and of the organisations that staff have put them into.
-- Whatever else names an address belongs to the person of that address: nothing has to be linked, and no
-- feature can forget it, because triggers keep these tables.
CREATE TABLE organisations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 200 AND length(name) <= 200),
  -- The tenant that it became.
  client_id uuid UNIQUE REFERENCES clients ON DELETE SET NULL,
  -- Who of the staff looks after it.
  owner_id uuid REFERENCES auth_users ON DELETE SET NULL,
  -- Its domains with a space between them, by a trigger.
  domains text NOT NULL DEFAULT '',
  search_text text NOT NULL GENERATED ALWAYS AS (lower(name || ' ' || domains)) STORED,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX organisations_created ON organisations (created_at DESC, id DESC);
CREATE INDEX organisations_name ON organisations (lower(name), id);
CREATE INDEX organisations_owner ON organisations (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX organisations_search ON organisations USING gin (search_text gin_trgm_ops);

-- The domain of an address suggests one organisation at most.
CREATE TABLE organisation_domains (
  domain text PRIMARY KEY CHECK (domain = lower(domain) AND length(domain) BETWEEN 3 AND 253),
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE
);
CREATE INDEX organisation_domains_of ON organisation_domains (organisation_id, domain);

CREATE TABLE people (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- As they were given last.
  full_name text NOT NULL DEFAULT '' CHECK (length(full_name) <= 255),
  organisation_given text NOT NULL DEFAULT '' CHECK (length(organisation_given) <= 200),
  phone text CHECK (length(phone) <= 50),
  language text CHECK (length(language) <= 10),
  -- The address that was seen last, and all of them with a space between.
  email text NOT NULL CHECK (length(email) BETWEEN 1 AND 320),
  emails text NOT NULL,
  -- An address was shown to be theirs: by a link that was mailed there.
  is_verified boolean NOT NULL DEFAULT false,
  organisation_id uuid REFERENCES organisations ON DELETE SET NULL,
  owner_id uuid REFERENCES auth_users ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  search_text text NOT NULL GENERATED ALWAYS AS (lower(full_name || ' ' || emails || ' ' || organisation_given)) STORED
);
CREATE INDEX people_last_seen ON people (last_seen_at DESC, id DESC);
CREATE INDEX people_first_seen ON people (first_seen_at DESC, id DESC);
CREATE INDEX people_name ON people (lower(full_name), id);
CREATE INDEX people_email ON people (email, id);
CREATE INDEX people_organisation_given ON people (lower(organisation_given), id);
CREATE INDEX people_verified ON people (is_verified, last_seen_at DESC, id DESC);
CREATE INDEX people_owner ON people (owner_id, last_seen_at DESC, id DESC);
CREATE INDEX people_organisation ON people (organisation_id, last_seen_at DESC, id DESC);
CREATE INDEX people_search ON people USING gin (search_text gin_trgm_ops);

-- An address in small letters belongs to one person; a person who was merged has several.
CREATE TABLE person_addresses (
  address text PRIMARY KEY CHECK (address = lower(address) AND length(address) BETWEEN 1 AND 320),
  person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  domain text NOT NULL GENERATED ALWAYS AS (split_part(address, '@', 2)) STORED,
  verified_at timestamptz,
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX person_addresses_person ON person_addresses (person_id, address);
CREATE INDEX person_addresses_domain ON person_addresses (domain, person_id);

-- Records are found by their address.
CREATE INDEX bookings_email ON bookings (lower(email), id);
CREATE INDEX chat_conversations_email ON chat_conversations (lower(visitor_email), id) WHERE visitor_email IS NOT NULL;
CREATE INDEX chat_mail_consents_email ON chat_mail_consents (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX profiles_address ON profiles (lower(email), id);
CREATE INDEX client_invitations_address ON client_invitations (lower(email), id);
CREATE INDEX mail_deliveries_recipient ON mail_deliveries (lower(recipient), sent_at DESC);

-- Notes who was met: the lists have a value for each record. Of several records of one address the last one
-- says the name; nothing is replaced by an empty value or by an older one.
CREATE FUNCTION know_people(addresses text[], names text[], organisations text[], phones text[], languages text[],
    proven boolean[], times timestamptz[])
  RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH given AS (
    SELECT lower(g.address) AS address,
      coalesce((array_agg(g.name ORDER BY g.at DESC) FILTER (WHERE trim(g.name) <> ''))[1], '') AS name,
      coalesce((array_agg(g.organisation ORDER BY g.at DESC) FILTER (WHERE trim(g.organisation) <> ''))[1], '') AS organisation,
      (array_agg(g.phone ORDER BY g.at DESC) FILTER (WHERE trim(g.phone) <> ''))[1] AS phone,
      (array_agg(g.language ORDER BY g.at DESC) FILTER (WHERE g.language <> ''))[1] AS language,
      bool_or(g.is_proven) AS is_proven, min(g.at) AS first_at, max(g.at) AS last_at
    FROM unnest(addresses, names, organisations, phones, languages, proven, times)
      AS g(address, name, organisation, phone, language, is_proven, at)
    WHERE g.address <> '' GROUP BY 1
  ), met AS (
    -- In one order, so that two transactions never wait for each other.
    INSERT INTO person_addresses AS a (address, person_id, verified_at, first_seen_at, last_seen_at)
      SELECT address, gen_random_uuid(), CASE WHEN is_proven THEN last_at END, first_at, last_at
      FROM given ORDER BY address
      ON CONFLICT (address) DO UPDATE SET verified_at = coalesce(a.verified_at, excluded.verified_at),
        first_seen_at = least(a.first_seen_at, excluded.first_seen_at),
        last_seen_at = greatest(a.last_seen_at, excluded.last_seen_at)
      RETURNING a.address, a.person_id
  )
  INSERT INTO people AS p (id, full_name, organisation_given, phone, language, email, emails, is_verified,
      first_seen_at, last_seen_at)
    SELECT DISTINCT ON (m.person_id) m.person_id, g.name, g.organisation, g.phone, g.language, g.address, g.address,
      bool_or(g.is_proven) OVER one, min(g.first_at) OVER one, g.last_at
    FROM met m JOIN given g USING (address) WINDOW one AS (PARTITION BY m.person_id)
    ORDER BY m.person_id, g.last_at DESC
    ON CONFLICT (id) DO UPDATE SET
      full_name = CASE WHEN excluded.full_name = '' OR (p.full_name <> '' AND p.last_seen_at > excluded.last_seen_at)
        THEN p.full_name ELSE excluded.full_name END,
      organisation_given = CASE WHEN excluded.organisation_given = ''
          OR (p.organisation_given <> '' AND p.last_seen_at > excluded.last_seen_at)
        THEN p.organisation_given ELSE excluded.organisation_given END,
      phone = CASE WHEN p.last_seen_at > excluded.last_seen_at
        THEN coalesce(p.phone, excluded.phone) ELSE coalesce(excluded.phone, p.phone) END,
      language = CASE WHEN p.last_seen_at > excluded.last_seen_at
        THEN coalesce(p.language, excluded.language) ELSE coalesce(excluded.language, p.language) END,
      email = CASE WHEN p.last_seen_at > excluded.last_seen_at THEN p.email ELSE excluded.email END,
      is_verified = p.is_verified OR excluded.is_verified,
      first_seen_at = least(p.first_seen_at, excluded.first_seen_at),
      last_seen_at = greatest(p.last_seen_at, excluded.last_seen_at)
$$;

-- An address of which nothing is left is forgotten, and a person without an address goes with everything that
-- staff have noted about them.
CREATE FUNCTION forget_people(gone text[])
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE touched uuid[];
BEGIN
  -- A record that another transaction is adding is seen by the next statement.
  PERFORM 1 FROM person_addresses WHERE address = ANY (gone) ORDER BY address FOR UPDATE;
  WITH forgotten AS (
    DELETE FROM person_addresses a WHERE a.address = ANY (gone)
      AND NOT EXISTS (SELECT 1 FROM leads r WHERE lower(r.email) = a.address)
      AND NOT EXISTS (SELECT 1 FROM bookings r WHERE lower(r.email) = a.address)
      AND NOT EXISTS (SELECT 1 FROM chat_conversations r WHERE lower(r.visitor_email) = a.address)
      AND NOT EXISTS (SELECT 1 FROM chat_mail_consents r WHERE lower(r.email) = a.address)
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers r WHERE lower(r.email) = a.address)
      AND NOT EXISTS (SELECT 1 FROM profiles r WHERE lower(r.email) = a.address AND r.role <> 'admin')
      RETURNING a.person_id
  )
  SELECT array_agg(DISTINCT person_id) INTO touched FROM forgotten;
  IF touched IS NULL THEN RETURN; END IF;
  DELETE FROM people p WHERE p.id = ANY (touched)
    AND NOT EXISTS (SELECT 1 FROM person_addresses a WHERE a.person_id = p.id);
  UPDATE people p SET emails = kept.all_of_them, is_verified = kept.is_verified,
      email = CASE WHEN kept.addresses @> ARRAY[p.email] THEN p.email ELSE kept.addresses[1] END
    FROM (SELECT a.person_id, string_agg(a.address, ' ' ORDER BY a.address) AS all_of_them,
        array_agg(a.address ORDER BY a.last_seen_at DESC) AS addresses, bool_or(a.verified_at IS NOT NULL) AS is_verified
      FROM person_addresses a WHERE a.person_id = ANY (touched) GROUP BY 1) AS kept
    WHERE kept.person_id = p.id;
END $$;

-- The arguments of its triggers are expressions over a row of the table: address, name, organisation, telephone,
-- language, whether the address is proven, and when.
CREATE FUNCTION meet_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before text;
  note text := format('SELECT know_people(array_agg((%s)::text), array_agg((%s)::text), array_agg((%s)::text),
    array_agg((%s)::text), array_agg((%s)::text), array_agg(%s), array_agg(%s)) FROM ',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3], TG_ARGV[4], TG_ARGV[5], TG_ARGV[6]);
BEGIN
  IF TG_LEVEL = 'STATEMENT' THEN
    EXECUTE note || 'met';
    RETURN NULL;
  END IF;
  EXECUTE note || '(SELECT ($1).*) AS met' USING NEW;
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('SELECT %s FROM (SELECT ($1).*) AS met', TG_ARGV[0]) INTO before USING OLD;
    IF before <> '' THEN PERFORM forget_people(ARRAY[lower(before)]); END IF;
  END IF;
  RETURN NULL;
END $$;

-- Its argument is the column of the address.
CREATE FUNCTION part_from_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE addresses text[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT lower(%I)) FROM gone WHERE %I <> %L', TG_ARGV[0], TG_ARGV[0], '') INTO addresses;
  IF addresses IS NOT NULL THEN PERFORM forget_people(addresses); END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION know_people, forget_people, meet_people, part_from_people FROM PUBLIC;

CREATE TRIGGER leads_people_met AFTER INSERT ON leads REFERENCING NEW TABLE AS met FOR EACH STATEMENT
  EXECUTE FUNCTION meet_people('email', 'full_name', 'company_name', 'phone', 'NULL', 'false', 'created_at');
CREATE TRIGGER leads_people_changed AFTER UPDATE ON leads FOR EACH ROW
  WHEN ((OLD.email, OLD.full_name, OLD.company_name, OLD.phone) IS DISTINCT FROM (NEW.email, NEW.full_name, NEW.company_name, NEW.phone))
  EXECUTE FUNCTION meet_people('email', 'full_name', 'company_name', 'phone', 'NULL', 'false', 'now()');
CREATE TRIGGER leads_people_gone AFTER DELETE ON leads REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION part_from_people('email');

CREATE TRIGGER bookings_people_met AFTER INSERT ON bookings REFERENCING NEW TABLE AS met FOR EACH STATEMENT
  EXECUTE FUNCTION meet_people('email', 'full_name', 'company_name', 'NULL', 'NULL', 'confirmed_at IS NOT NULL', 'created_at');
CREATE TRIGGER bookings_people_changed AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.email, OLD.full_name, OLD.confirmed_at) IS DISTINCT FROM (NEW.email, NEW.full_name, NEW.confirmed_at))
  EXECUTE FUNCTION meet_people('email', 'full_name', 'company_name', 'NULL', 'NULL', 'confirmed_at IS NOT NULL', 'now()');
CREATE TRIGGER bookings_people_gone AFTER DELETE ON bookings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION part_from_people('email');

CREATE TRIGGER newsletter_subscribers_people_met AFTER INSERT ON newsletter_subscribers
  REFERENCING NEW TABLE AS met FOR EACH STATEMENT
  EXECUTE FUNCTION meet_people('email', 'NULL', 'NULL', 'NULL', 'NULL', 'confirmed_at IS NOT NULL', 'created_at');
CREATE TRIGGER newsletter_subscribers_people_changed AFTER UPDATE ON newsletter_subscribers FOR EACH ROW
  WHEN ((OLD.email, OLD.confirmed_at) IS DISTINCT FROM (NEW.email, NEW.confirmed_at))
  EXECUTE FUNCTION meet_people('email', 'NULL', 'NULL', 'NULL', 'NULL', 'confirmed_at IS NOT NULL', 'now()');
CREATE TRIGGER newsletter_subscribers_people_gone AFTER DELETE ON newsletter_subscribers
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION part_from_people('email');

-- A conversation begins without an address, and its row changes with every message.
CREATE TRIGGER chat_conversations_people_met AFTER INSERT ON chat_conversations FOR EACH ROW
  WHEN (NEW.visitor_email IS NOT NULL)
  EXECUTE FUNCTION meet_people('visitor_email', 'visitor_name', 'organisation', 'NULL', 'language', 'false', 'created_at');
CREATE TRIGGER chat_conversations_people_changed AFTER UPDATE ON chat_conversations FOR EACH ROW
  WHEN ((OLD.visitor_email, OLD.visitor_name, OLD.organisation) IS DISTINCT FROM (NEW.visitor_email, NEW.visitor_name, NEW.organisation))
  EXECUTE FUNCTION meet_people('visitor_email', 'visitor_name', 'organisation', 'NULL', 'language', 'false', 'now()');
CREATE TRIGGER chat_conversations_people_gone AFTER DELETE ON chat_conversations REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION part_from_people('visitor_email');

CREATE TRIGGER chat_mail_consents_people_met AFTER INSERT ON chat_mail_consents FOR EACH ROW
  WHEN (NEW.email IS NOT NULL)
  EXECUTE FUNCTION meet_people('email', 'NULL', 'NULL', 'NULL', 'language', 'false', 'now()');
CREATE TRIGGER chat_mail_consents_people_changed AFTER UPDATE ON chat_mail_consents FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email)
  EXECUTE FUNCTION meet_people('email', 'NULL', 'NULL', 'NULL', 'language', 'false', 'now()');
CREATE TRIGGER chat_mail_consents_people_gone AFTER DELETE ON chat_mail_consents REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION part_from_people('email');

-- Staff are nobody's leads.
CREATE TRIGGER profiles_people_met AFTER INSERT ON profiles REFERENCING NEW TABLE AS met FOR EACH STATEMENT
  EXECUTE FUNCTION meet_people('CASE WHEN role <> ''admin'' THEN email END', 'full_name', 'nullif(client_name, '''')', 'NULL', 'NULL',
    'verified', 'created_at');
CREATE TRIGGER profiles_people_changed AFTER UPDATE ON profiles FOR EACH ROW
  WHEN ((OLD.email, OLD.full_name, OLD.role, OLD.verified) IS DISTINCT FROM (NEW.email, NEW.full_name, NEW.role, NEW.verified))
  EXECUTE FUNCTION meet_people('CASE WHEN role <> ''admin'' THEN email END', 'full_name', 'nullif(client_name, '''')', 'NULL', 'NULL',
    'verified', 'now()');
CREATE TRIGGER profiles_people_gone AFTER DELETE ON profiles REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION part_from_people('email');

-- Whoever has left an address before.
SELECT know_people(array_agg(email), array_agg(full_name), array_agg(company_name), array_agg(phone),
  array_agg(NULL::text), array_agg(false), array_agg(created_at)) FROM leads;
SELECT know_people(array_agg(email), array_agg(full_name), array_agg(company_name), array_agg(NULL::text),
  array_agg(NULL::text), array_agg(confirmed_at IS NOT NULL), array_agg(created_at)) FROM bookings;
SELECT know_people(array_agg(email), array_agg(NULL::text), array_agg(NULL::text), array_agg(NULL::text),
  array_agg(NULL::text), array_agg(confirmed_at IS NOT NULL), array_agg(created_at)) FROM newsletter_subscribers;
SELECT know_people(array_agg(visitor_email), array_agg(visitor_name), array_agg(organisation), array_agg(NULL::text),
  array_agg(language), array_agg(false), array_agg(created_at)) FROM chat_conversations WHERE visitor_email <> '';
SELECT know_people(array_agg(m.email), array_agg(NULL::text), array_agg(NULL::text), array_agg(NULL::text),
  array_agg(m.language), array_agg(false), array_agg(m.agreed_at)) FROM chat_mail_consents m WHERE m.email <> '';
SELECT know_people(array_agg(email), array_agg(full_name), array_agg(nullif(client_name, '')), array_agg(NULL::text),
  array_agg(NULL::text), array_agg(verified), array_agg(created_at)) FROM profiles WHERE role <> 'admin';

CREATE FUNCTION list_domains() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE organisations o SET domains = coalesce(
      (SELECT string_agg(d.domain, ' ' ORDER BY d.domain) FROM organisation_domains d WHERE d.organisation_id = o.id), '')
    WHERE o.id IN (NEW.organisation_id, OLD.organisation_id);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION list_domains() FROM PUBLIC;
CREATE TRIGGER list_domains AFTER INSERT OR UPDATE OR DELETE ON organisation_domains
  FOR EACH ROW EXECUTE FUNCTION list_domains();

-- Staff alone: whoever is a client or a visitor learns nothing of what is known of whom.
ALTER TABLE people ENABLE ROW LEVEL SECURITY;
ALTER TABLE person_addresses ENABLE ROW LEVEL SECURITY;
ALTER TABLE organisations ENABLE ROW LEVEL SECURITY;
ALTER TABLE organisation_domains ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON people, person_addresses, organisations, organisation_domains TO unordin_staff;
CREATE POLICY staff_all ON people TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON person_addresses TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON organisations TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON organisation_domains TO unordin_staff USING (true) WITH CHECK (true);
