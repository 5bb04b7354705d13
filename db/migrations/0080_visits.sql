-- Views of public pages, counted by the server. No cookie, network address or person is stored.
CREATE TABLE visit_counts (
  day date NOT NULL,
  path text NOT NULL CHECK (length(path) BETWEEN 1 AND 300),
  -- Where a visit came from: the host of the page with the link, and the campaign in the address.
  referrer text NOT NULL DEFAULT '' CHECK (length(referrer) <= 100),
  source text NOT NULL DEFAULT '' CHECK (length(source) <= 60),
  medium text NOT NULL DEFAULT '' CHECK (length(medium) <= 60),
  campaign text NOT NULL DEFAULT '' CHECK (length(campaign) <= 60),
  views integer NOT NULL CHECK (views > 0),
  -- Views that began a visit: the page before was not one of ours.
  visits integer NOT NULL CHECK (visits BETWEEN 0 AND views),
  PRIMARY KEY (day, path, referrer, source, medium, campaign)
);
ALTER TABLE visit_counts ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON visit_counts TO unordin_staff;
CREATE POLICY staff_all ON visit_counts FOR SELECT TO unordin_staff USING (true);

-- Where the visit that ended in a lead came from. There is no foreign key, because the form may wait in
-- quarantine before it becomes a lead under the same id.
CREATE TABLE lead_origins (
  lead_id uuid PRIMARY KEY,
  referrer text NOT NULL CHECK (length(referrer) <= 100),
  source text NOT NULL CHECK (length(source) <= 60),
  medium text NOT NULL CHECK (length(medium) <= 60),
  campaign text NOT NULL CHECK (length(campaign) <= 60),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX lead_origins_created ON lead_origins (created_at);
ALTER TABLE lead_origins ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON lead_origins TO unordin_staff;
GRANT INSERT (lead_id, referrer, source, medium, campaign) ON lead_origins
  TO unordin_request, unordin_staff;
CREATE POLICY staff_all ON lead_origins FOR SELECT TO unordin_staff USING (true);
CREATE POLICY added_by_all ON lead_origins FOR INSERT TO unordin_request, unordin_staff
  WITH CHECK (true);
CREATE POLICY viewing_adds_nothing ON lead_origins AS RESTRICTIVE FOR INSERT
  TO unordin_request, unordin_staff WITH CHECK (NOT app_viewing());

-- The origin goes with its lead.
CREATE FUNCTION forget_lead_origin() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM lead_origins WHERE lead_id = OLD.id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION forget_lead_origin() FROM PUBLIC;
CREATE TRIGGER forget_lead_origin AFTER DELETE ON leads
  FOR EACH ROW EXECUTE FUNCTION forget_lead_origin();
