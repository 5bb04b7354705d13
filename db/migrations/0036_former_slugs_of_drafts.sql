-- A draft that takes a former address has not taken it from anybody before it is seen: until then links
-- lead where they led. What is read by an address is looked for before what had it once.
CREATE OR REPLACE FUNCTION keep_insight_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_insight_slugs WHERE slug = NEW.slug AND insight_id = NEW.id;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_insight_slugs (slug, insight_id) VALUES (OLD.slug, NEW.id)
      ON CONFLICT (slug) DO UPDATE SET insight_id = NEW.id, created_at = now() WHERE OLD.visible_from <= now();
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_project_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_project_slugs WHERE slug = NEW.slug AND project_id = NEW.id;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_project_slugs (slug, project_id) VALUES (OLD.slug, NEW.id)
      ON CONFLICT (slug) DO UPDATE SET project_id = NEW.id, created_at = now() WHERE OLD.visible_from <= now();
  END IF;
  RETURN NULL;
END $$;
