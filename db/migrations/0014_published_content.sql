-- What is published: when it can be seen, under which addresses it was known, what a search finds in
-- it, and which edit of it this is. `visible_from` is the one thing visitors are let in by: null for a
-- draft, else the moment from which it is public.
ALTER TABLE insights
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN featured_image_alt text CHECK (length(featured_image_alt) <= 300),
  ADD COLUMN featured_image_width integer CHECK (featured_image_width > 0),
  ADD COLUMN featured_image_height integer CHECK (featured_image_height > 0),
  ADD COLUMN visible_from timestamptz GENERATED ALWAYS AS
    (CASE WHEN is_published THEN greatest(published_at, publish_at) END) STORED,
  ADD CHECK (length(slug) <= 120),
  ADD CHECK (length(trim(title)) > 0),
  ADD CHECK (length(excerpt) <= 600),
  ADD CHECK (length(author) <= 120),
  ADD CHECK (length(content) <= 150000),
  ADD CHECK (length(featured_image_url) <= 500);

ALTER TABLE public_projects
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN visible_from timestamptz GENERATED ALWAYS AS
    (CASE WHEN published THEN coalesce(publish_at, '-infinity') END) STORED,
  ADD CHECK (length(slug) <= 120),
  ADD CHECK (length(trim(title)) > 0),
  ADD CHECK (length(subtitle) <= 300),
  ADD CHECK (length(description) <= 2000),
  ADD CHECK (length(challenge) <= 10000),
  ADD CHECK (length(solution) <= 10000),
  ADD CHECK (cardinality(outcomes) <= 20),
  ADD CHECK (cardinality(kpis) <= 20);

ALTER TABLE capabilities ADD CHECK (length(icon_name) <= 50);

-- Words without markup, for the search; array_to_string is only held back by types we do not use.
CREATE FUNCTION plain_words(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '&#?[[:alnum:]]+;', ' ', 'g');
CREATE FUNCTION joined_words(list text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_string(list, ' ');

ALTER TABLE insights ADD COLUMN search tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', title), 'A') ||
  setweight(to_tsvector('english', coalesce(excerpt, '') || ' ' || coalesce(author, '')), 'B') ||
  setweight(to_tsvector('english', plain_words(content)), 'D')) STORED;
ALTER TABLE public_projects ADD COLUMN search tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', title), 'A') ||
  setweight(to_tsvector('english', coalesce(subtitle, '') || ' ' || coalesce(description, '')), 'B') ||
  setweight(to_tsvector('english', coalesce(challenge, '') || ' ' || coalesce(solution, '') || ' ' ||
    joined_words(outcomes) || ' ' || joined_words(kpis)), 'D')) STORED;
CREATE INDEX insights_words ON insights USING gin (search);
CREATE INDEX public_projects_words ON public_projects USING gin (search);

-- Every save is a new version, whoever makes it: an editor names the one that was looked at.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version = OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER count_version BEFORE UPDATE ON insights FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER count_version BEFORE UPDATE ON public_projects FOR EACH ROW EXECUTE FUNCTION count_version();

-- Addresses that were given up lead to the new one. A name taken again is no former name.
CREATE TABLE former_insight_slugs (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  insight_id uuid NOT NULL REFERENCES insights ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX former_insight_slugs_of ON former_insight_slugs (insight_id);
CREATE TABLE former_project_slugs (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  project_id uuid NOT NULL REFERENCES public_projects ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX former_project_slugs_of ON former_project_slugs (project_id);

CREATE FUNCTION keep_insight_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_insight_slugs WHERE slug = NEW.slug;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_insight_slugs (slug, insight_id) VALUES (OLD.slug, NEW.id)
      ON CONFLICT (slug) DO UPDATE SET insight_id = NEW.id, created_at = now();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_slug_new AFTER INSERT ON insights FOR EACH ROW EXECUTE FUNCTION keep_insight_slug();
CREATE TRIGGER keep_slug AFTER UPDATE OF slug ON insights FOR EACH ROW
  WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_insight_slug();

CREATE FUNCTION keep_project_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_project_slugs WHERE slug = NEW.slug;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_project_slugs (slug, project_id) VALUES (OLD.slug, NEW.id)
      ON CONFLICT (slug) DO UPDATE SET project_id = NEW.id, created_at = now();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_slug_new AFTER INSERT ON public_projects FOR EACH ROW EXECUTE FUNCTION keep_project_slug();
CREATE TRIGGER keep_slug AFTER UPDATE OF slug ON public_projects FOR EACH ROW
  WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_project_slug();

-- A filter by capability walks the links in the order of the list, so the links know place and
-- visibility of what they belong to. Triggers keep both; nobody sets them.
ALTER TABLE insight_capabilities ADD COLUMN published_at timestamptz, ADD COLUMN visible_from timestamptz;
ALTER TABLE project_capabilities ADD COLUMN display_order integer, ADD COLUMN visible_from timestamptz;
UPDATE insight_capabilities l SET published_at = i.published_at, visible_from = i.visible_from
  FROM insights i WHERE i.id = l.insight_id;
UPDATE project_capabilities l SET display_order = p.display_order, visible_from = p.visible_from
  FROM public_projects p WHERE p.id = l.project_id;

CREATE FUNCTION place_insight_capability() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT published_at, visible_from INTO NEW.published_at, NEW.visible_from FROM insights WHERE id = NEW.insight_id;
  RETURN NEW;
END $$;
CREATE TRIGGER place BEFORE INSERT OR UPDATE ON insight_capabilities
  FOR EACH ROW EXECUTE FUNCTION place_insight_capability();
CREATE FUNCTION place_project_capability() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT display_order, visible_from INTO NEW.display_order, NEW.visible_from FROM public_projects WHERE id = NEW.project_id;
  RETURN NEW;
END $$;
CREATE TRIGGER place BEFORE INSERT OR UPDATE ON project_capabilities
  FOR EACH ROW EXECUTE FUNCTION place_project_capability();

-- An update that changes nothing is enough: the link's own trigger looks the values up.
CREATE FUNCTION place_insight() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE insight_capabilities SET insight_id = insight_id WHERE insight_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER place AFTER UPDATE ON insights FOR EACH ROW
  WHEN ((OLD.published_at, OLD.visible_from) IS DISTINCT FROM (NEW.published_at, NEW.visible_from))
  EXECUTE FUNCTION place_insight();
CREATE FUNCTION place_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project_capabilities SET project_id = project_id WHERE project_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER place AFTER UPDATE ON public_projects FOR EACH ROW
  WHEN ((OLD.display_order, OLD.visible_from) IS DISTINCT FROM (NEW.display_order, NEW.visible_from))
  EXECUTE FUNCTION place_project();

-- The visitors' lists, in their order.
DROP INDEX insights_published, public_projects_order, public_projects_sector;
CREATE INDEX insights_shown ON insights (published_at DESC, id DESC) WHERE visible_from IS NOT NULL;
CREATE INDEX insights_shown_by_type ON insights (content_type_id, published_at DESC, id DESC) WHERE visible_from IS NOT NULL;
CREATE INDEX insight_capabilities_shown ON insight_capabilities (capability_id, published_at DESC, insight_id DESC)
  WHERE visible_from IS NOT NULL;
CREATE INDEX public_projects_shown ON public_projects (display_order, id) WHERE visible_from IS NOT NULL;
CREATE INDEX public_projects_shown_by_sector ON public_projects (sector_id, display_order, id) WHERE visible_from IS NOT NULL;
CREATE INDEX project_capabilities_shown ON project_capabilities (capability_id, display_order, project_id)
  WHERE visible_from IS NOT NULL;
-- What is still to come, for whoever must do something when it does.
CREATE INDEX insights_visible_from ON insights (visible_from);
CREATE INDEX public_projects_visible_from ON public_projects (visible_from);
-- The content desk's lists.
CREATE INDEX insights_updated ON insights (updated_at DESC, id DESC);
CREATE INDEX insights_type ON insights (content_type_id);
CREATE INDEX insights_title ON insights USING gin (lower(title || ' ' || slug || ' ' || coalesce(author, '')) gin_trgm_ops);
CREATE INDEX public_projects_updated ON public_projects (updated_at DESC, id DESC);
CREATE INDEX public_projects_sector ON public_projects (sector_id);
CREATE INDEX public_projects_title ON public_projects USING gin (lower(title || ' ' || slug || ' ' || coalesce(subtitle, '')) gin_trgm_ops);

-- Visitors see what is public by now; a former address of something else is none.
ALTER POLICY published_only ON insights USING (visible_from <= now());
ALTER POLICY published_only ON public_projects USING (visible_from <= now());
ALTER POLICY published_only ON insight_capabilities USING (visible_from <= now());
ALTER POLICY published_only ON project_capabilities USING (visible_from <= now());
ALTER TABLE former_insight_slugs ENABLE ROW LEVEL SECURITY;
ALTER TABLE former_project_slugs ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON former_insight_slugs, former_project_slugs TO unordin_staff;
GRANT SELECT ON former_insight_slugs, former_project_slugs TO unordin_request;
CREATE POLICY staff_all ON former_insight_slugs TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON former_project_slugs TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY published_only ON former_insight_slugs FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM insights i WHERE i.id = insight_id));
CREATE POLICY published_only ON former_project_slugs FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM public_projects p WHERE p.id = project_id));
