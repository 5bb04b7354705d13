-- The people whom the page About Us introduces. Staff write them, and visitors read those that are
-- published.
CREATE TABLE team_members (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  full_name text NOT NULL CHECK (length(trim(full_name)) BETWEEN 1 AND 120),
  role text NOT NULL CHECK (length(trim(role)) BETWEEN 1 AND 160),
  bio text CHECK (length(trim(bio)) BETWEEN 1 AND 600),
  profile_url text CHECK (profile_url ~ '^https://[^/]' AND length(profile_url) <= 500),
  portrait_id uuid REFERENCES content_pictures ON DELETE SET NULL,
  portrait_alt text CHECK (length(trim(portrait_alt)) BETWEEN 1 AND 300),
  display_order integer NOT NULL DEFAULT 0,
  is_published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(full_name || ' ' || role)) STORED,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX team_members_order ON team_members (display_order, id);
CREATE INDEX team_members_created ON team_members (created_at DESC, id DESC);
CREATE INDEX team_members_name ON team_members (lower(full_name), id);
CREATE INDEX team_members_portrait ON team_members (portrait_id);
CREATE INDEX team_members_search ON team_members USING gin (search_text gin_trgm_ops);

CREATE TRIGGER count_version BEFORE UPDATE ON team_members
  FOR EACH ROW WHEN (OLD.display_order = NEW.display_order) EXECUTE FUNCTION count_version();
CREATE TRIGGER announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON team_members
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('people');

ALTER TABLE team_members ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON team_members TO unordin_staff;
CREATE POLICY staff_all ON team_members TO unordin_staff USING (true) WITH CHECK (true);
GRANT SELECT (id, full_name, role, bio, profile_url, portrait_id, portrait_alt, display_order, created_at)
  ON team_members TO unordin_request;
CREATE POLICY published_only ON team_members FOR SELECT TO unordin_request USING (is_published);

-- A portrait is public while a published person has it.
CREATE POLICY portrait_of_person ON content_pictures FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM team_members m WHERE m.portrait_id = content_pictures.id));
