-- What staff state about the company for the site and its documents. Nothing is overwritten: the
-- newest row of a key is in force, and a row without a value says that staff took the fact away.
CREATE TABLE company_facts (
  key text NOT NULL CHECK (key ~ '^[a-z][a-z_]{1,49}$'),
  -- The number of the save that wrote it; a save may write several keys.
  version integer NOT NULL CHECK (version > 0),
  value text CHECK (length(trim(value)) BETWEEN 1 AND 2000),
  in_force boolean NOT NULL DEFAULT true,
  changed_by uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key, version)
);
CREATE UNIQUE INDEX company_facts_in_force ON company_facts (key) WHERE in_force;
CREATE INDEX company_facts_newest ON company_facts (version DESC, key);

-- Staff may add rows and change none, so the owner takes the earlier row out of force.
CREATE FUNCTION replace_company_fact() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE company_facts SET in_force = false WHERE key = NEW.key AND in_force;
  NEW.in_force = true;
  RETURN NEW;
END $$;
CREATE TRIGGER replace_former BEFORE INSERT ON company_facts
  FOR EACH ROW EXECUTE FUNCTION replace_company_fact();
CREATE TRIGGER announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON company_facts
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('company');

ALTER TABLE company_facts ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON company_facts TO unordin_staff;
CREATE POLICY staff_reads ON company_facts FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_adds ON company_facts FOR INSERT TO unordin_staff WITH CHECK (true);
-- Visitors read what is stated now, not what was stated before or by whom.
GRANT SELECT (key, version, value) ON company_facts TO unordin_request;
CREATE POLICY stated_now ON company_facts FOR SELECT TO unordin_request
  USING (in_force AND value IS NOT NULL);
