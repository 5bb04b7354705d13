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

