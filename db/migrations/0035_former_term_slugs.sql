-- What things are filed under is named in addresses of filtered lists. Names that were given up are kept,
-- the latest fifty, so that those addresses lead on; a name taken again is no former name.
ALTER TABLE sectors ADD COLUMN former_slugs text[] NOT NULL DEFAULT '{}';
ALTER TABLE capabilities ADD COLUMN former_slugs text[] NOT NULL DEFAULT '{}';
ALTER TABLE content_types ADD COLUMN former_slugs text[] NOT NULL DEFAULT '{}';

CREATE FUNCTION keep_term_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %I SET former_slugs = array_remove(former_slugs, $1)
    WHERE id <> $2 AND $1 = ANY (former_slugs)', TG_TABLE_NAME) USING NEW.slug, NEW.id;
  IF TG_OP = 'UPDATE' THEN
    NEW.former_slugs = (array_remove(array_remove(OLD.former_slugs, NEW.slug), OLD.slug) || OLD.slug);
    NEW.former_slugs = NEW.former_slugs[greatest(1, cardinality(NEW.former_slugs) - 49):];
  END IF;
  RETURN NEW;
END $$;

DO $$
DECLARE
  shelf text;
BEGIN
  FOREACH shelf IN ARRAY ARRAY['sectors', 'capabilities', 'content_types'] LOOP
    EXECUTE format('CREATE TRIGGER keep_slug_new BEFORE INSERT ON %I
      FOR EACH ROW EXECUTE FUNCTION keep_term_slug()', shelf);
    EXECUTE format('CREATE TRIGGER keep_slug BEFORE UPDATE OF slug ON %I
      FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_term_slug()', shelf);
  END LOOP;
END $$;
