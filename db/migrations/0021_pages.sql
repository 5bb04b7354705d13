-- Whatever changes published content, the instances that keep pages made from it are told when it commits.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages', array_to_json(TG_ARGV)::text);
  RETURN NULL;
END $$;

DO $$
DECLARE
  changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY['insights', 'public_projects', 'sectors', 'capabilities', 'content_types',
    'insight_capabilities', 'project_capabilities', 'former_insight_slugs', 'former_project_slugs'] LOOP
    EXECUTE format('CREATE TRIGGER announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change(''published'')', changed);
  END LOOP;
END $$;


-- A list filtered by two things walks one index too: the links know sector and type as well.
ALTER TABLE project_capabilities ADD COLUMN sector_id uuid;
ALTER TABLE insight_capabilities ADD COLUMN content_type_id uuid;
CREATE OR REPLACE FUNCTION place_insight_capability() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT published_at, visible_from, content_type_id INTO NEW.published_at, NEW.visible_from, NEW.content_type_id
    FROM insights WHERE id = NEW.insight_id;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION place_project_capability() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT display_order, visible_from, sector_id INTO NEW.display_order, NEW.visible_from, NEW.sector_id
    FROM public_projects WHERE id = NEW.project_id;
  RETURN NEW;
END $$;
DROP TRIGGER place ON insights;
CREATE TRIGGER place AFTER UPDATE ON insights FOR EACH ROW
  WHEN ((OLD.published_at, OLD.visible_from, OLD.content_type_id)
    IS DISTINCT FROM (NEW.published_at, NEW.visible_from, NEW.content_type_id))
  EXECUTE FUNCTION place_insight();
DROP TRIGGER place ON public_projects;
CREATE TRIGGER place AFTER UPDATE ON public_projects FOR EACH ROW
  WHEN ((OLD.display_order, OLD.visible_from, OLD.sector_id)
    IS DISTINCT FROM (NEW.display_order, NEW.visible_from, NEW.sector_id))
  EXECUTE FUNCTION place_project();
UPDATE project_capabilities SET project_id = project_id;
UPDATE insight_capabilities SET insight_id = insight_id;
CREATE INDEX insight_capabilities_shown_by_type ON insight_capabilities
  (content_type_id, capability_id, published_at DESC, insight_id DESC) WHERE visible_from IS NOT NULL;
CREATE INDEX project_capabilities_shown_by_sector ON project_capabilities
  (sector_id, capability_id, display_order, project_id) WHERE visible_from IS NOT NULL;
