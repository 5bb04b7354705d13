-- Former or short addresses that lead to others. They are looked at only where nothing else answers.
CREATE TABLE redirects (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  from_path text NOT NULL UNIQUE CHECK (from_path ~ '^/[^/\\]' AND length(from_path) <= 300),
  target text NOT NULL CHECK ((target = '/' OR target ~ '^/[^/\\]' OR target ~ '^https://[^/]') AND length(target) <= 1000),
  status smallint NOT NULL DEFAULT 301 CHECK (status IN (301, 302)),
  hits integer NOT NULL DEFAULT 0 CHECK (hits >= 0),
  last_hit_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX redirects_newest ON redirects (created_at DESC, id DESC);
CREATE INDEX redirects_by_path ON redirects (from_path, id);
CREATE INDEX redirects_by_hits ON redirects (hits DESC, id DESC);
CREATE INDEX redirects_search ON redirects USING gin (lower(from_path || ' ' || target) gin_trgm_ops);

-- Every instance reads them again; a counted visit changes nothing that it keeps.
CREATE TRIGGER announced AFTER INSERT OR DELETE OR UPDATE OF from_path, target, status ON redirects
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('redirects');

ALTER TABLE redirects ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON redirects TO unordin_staff;
CREATE POLICY staff_all ON redirects TO unordin_staff USING (true) WITH CHECK (true);
