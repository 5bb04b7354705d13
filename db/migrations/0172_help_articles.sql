-- Help: articles that staff write with the editor of publications, for everybody, for all clients or for one client.
-- `visible_from` lets readers in, as it does for insights.
CREATE TABLE help_articles (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL CHECK (length(trim(title)) > 0 AND length(title) <= 200),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
  excerpt text CHECK (length(excerpt) <= 600),
  content text NOT NULL DEFAULT '' CHECK (length(content) <= 150000),
  audience text NOT NULL DEFAULT 'clients' CHECK (audience IN ('public', 'clients', 'client')),
  client_id uuid REFERENCES clients ON DELETE CASCADE,
  is_published boolean NOT NULL DEFAULT false,
  publish_at timestamptz,
  visible_from timestamptz GENERATED ALWAYS AS (CASE WHEN is_published THEN publish_at END) STORED,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- The order of the readers' list.
  title_key text NOT NULL GENERATED ALWAYS AS (lower(title)) STORED,
  search tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', coalesce(excerpt, '')), 'B') ||
    setweight(to_tsvector('english', plain_words(content)), 'D')) STORED,
  CHECK ((audience = 'client') = (client_id IS NOT NULL)),
  CHECK (publish_at IS NOT NULL OR NOT is_published)
);
-- The readers' lists. Where most articles are for other clients, those for one and for several are collected.
CREATE INDEX help_articles_by_key ON help_articles (title_key, id) WHERE visible_from IS NOT NULL;
CREATE INDEX help_articles_of_client ON help_articles (client_id);
CREATE INDEX help_articles_public ON help_articles (title_key, id) WHERE audience = 'public' AND visible_from IS NOT NULL;
CREATE INDEX help_articles_words ON help_articles USING gin (search);
CREATE INDEX help_articles_visible_from ON help_articles (visible_from);
-- The panel's list.
CREATE INDEX help_articles_created ON help_articles (created_at DESC, id DESC);
CREATE INDEX help_articles_by_title ON help_articles (lower(title), id);
CREATE INDEX help_articles_title ON help_articles USING gin (lower(title || ' ' || slug) gin_trgm_ops);

CREATE TRIGGER touch BEFORE UPDATE ON help_articles FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER count_version BEFORE UPDATE ON help_articles FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE former_help_slugs (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  help_id uuid NOT NULL REFERENCES help_articles ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX former_help_slugs_of ON former_help_slugs (help_id);
CREATE FUNCTION keep_help_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_help_slugs WHERE slug = NEW.slug AND help_id = NEW.id;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_help_slugs (slug, help_id) VALUES (OLD.slug, NEW.id)
      ON CONFLICT (slug) DO UPDATE SET help_id = NEW.id, created_at = now() WHERE OLD.visible_from <= now();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_slug_new AFTER INSERT ON help_articles FOR EACH ROW EXECUTE FUNCTION keep_help_slug();
CREATE TRIGGER keep_slug AFTER UPDATE OF slug ON help_articles FOR EACH ROW
  WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_help_slug();

CREATE TABLE help_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  help_id uuid NOT NULL REFERENCES help_articles ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  move text NOT NULL CHECK (move IN ('found', 'create', 'save', 'publish', 'schedule', 'unpublish', 'restore')),
  restored_from integer,
  changed text[] NOT NULL DEFAULT '{}' CHECK (cardinality(changed) <= 50),
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  editor_id uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (help_id, version)
);
CREATE INDEX help_versions_editor ON help_versions (editor_id);

-- An unsaved draft may be one of a help article.
ALTER TABLE publication_drafts ADD COLUMN help_id uuid REFERENCES help_articles ON DELETE CASCADE,
  ADD CHECK (help_id IS NULL OR kind = 'help'),
  DROP CONSTRAINT publication_drafts_kind_check,
  ADD CONSTRAINT publication_drafts_kind_check CHECK (kind IN ('insight', 'project', 'help')),
  DROP CONSTRAINT publication_drafts_editor_id_kind_insight_id_project_id_key,
  ADD UNIQUE NULLS NOT DISTINCT (editor_id, kind, insight_id, project_id, help_id);
CREATE INDEX publication_drafts_help ON publication_drafts (help_id);

-- Which articles show a picture; a trigger keeps it.
CREATE TABLE help_picture_uses (
  picture_id uuid NOT NULL REFERENCES content_pictures ON DELETE CASCADE,
  help_id uuid NOT NULL REFERENCES help_articles ON DELETE CASCADE,
  PRIMARY KEY (picture_id, help_id)
);
CREATE INDEX help_picture_uses_of ON help_picture_uses (help_id);
CREATE FUNCTION note_help_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM help_picture_uses WHERE help_id = NEW.id;
  INSERT INTO help_picture_uses (picture_id, help_id)
    SELECT DISTINCT p.id, NEW.id FROM regexp_matches(NEW.content, '/pictures/([0-9a-f]{32})-', 'g') AS named (hash)
    JOIN content_pictures p ON p.hash = named.hash[1];
  RETURN NULL;
END $$;
CREATE TRIGGER picture_uses_new AFTER INSERT ON help_articles FOR EACH ROW EXECUTE FUNCTION note_help_pictures();
CREATE TRIGGER picture_uses AFTER UPDATE ON help_articles FOR EACH ROW
  WHEN (OLD.content IS DISTINCT FROM NEW.content) EXECUTE FUNCTION note_help_pictures();

ALTER TABLE help_articles ENABLE ROW LEVEL SECURITY;
ALTER TABLE former_help_slugs ENABLE ROW LEVEL SECURITY;
ALTER TABLE help_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE help_picture_uses ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON help_articles, former_help_slugs, help_picture_uses TO unordin_staff;
GRANT SELECT, INSERT ON help_versions TO unordin_staff;
CREATE POLICY staff_all ON help_articles TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON former_help_slugs TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON help_versions TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON help_picture_uses TO unordin_staff USING (true) WITH CHECK (true);
-- Readers: what is published for them. Former addresses and pictures are those of articles that they see.
GRANT SELECT ON help_articles, former_help_slugs, help_picture_uses TO unordin_request;
CREATE POLICY published_for_reader ON help_articles FOR SELECT TO unordin_request
  USING (visible_from <= now() AND (audience = 'public'
    OR (app_client_id() IS NOT NULL AND (audience = 'clients' OR client_id = app_client_id()))));
CREATE POLICY published_for_reader ON former_help_slugs FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM help_articles a WHERE a.id = help_id));
CREATE POLICY published_for_reader ON help_picture_uses FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM help_articles a WHERE a.id = help_id));
CREATE POLICY shown_in_help ON content_pictures FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM help_picture_uses u WHERE u.picture_id = content_pictures.id));

DO $$
DECLARE
  changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY['help_articles', 'former_help_slugs'] LOOP
    EXECUTE format('CREATE TRIGGER announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change(''published'')', changed);
  END LOOP;
END $$;

-- Words as a reader types them: all of them, or any; each may be the beginning of a word. Null without a word that
-- says something.
CREATE FUNCTION help_query(words text, any_word boolean) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery('simple', string_agg('''' || replace(replace(w, '\', '\\'), '''', '''''') || ''':*',
    CASE WHEN any_word THEN ' | ' ELSE ' & ' END))
  FROM unnest(tsvector_to_array(to_tsvector('english', left(words, 200)))) w
$$;

-- The searches of the portal, where row-level security keeps the index from being used. Only for whoever is of a client.
CREATE FUNCTION own_help_matching(words text, at_most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM help_articles WHERE search @@ help_query(words, false) AND visible_from <= now()
      AND app_client_id() IS NOT NULL AND (client_id IS NULL OR client_id = app_client_id()))
  SELECT id FROM found LIMIT at_most
$$;
-- The articles whose title or summary has most of what was typed: what is offered before a ticket is sent. Of very many
-- only some are ranked.
CREATE FUNCTION own_help_fitting(words text, at_most integer) RETURNS TABLE (slug text, title text, excerpt text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT a.id, a.slug, a.title, a.title_key, a.excerpt, ts_filter(a.search, '{a,b}') AS search FROM help_articles a
    WHERE a.search @@ help_query(words, true) AND a.visible_from <= now()
      AND app_client_id() IS NOT NULL AND (a.client_id IS NULL OR a.client_id = app_client_id()) LIMIT 500)
  SELECT f.slug, f.title, f.excerpt FROM found f WHERE f.search @@ help_query(words, true)
  ORDER BY ts_rank('{0, 0, 0.4, 1}', f.search, help_query(words, true)) DESC, f.title_key, f.id LIMIT at_most
$$;
REVOKE ALL ON FUNCTION help_query(text, boolean), own_help_matching(text, integer), own_help_fitting(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION help_query(text, boolean), own_help_matching(text, integer), own_help_fitting(text, integer)
  TO unordin_request;

SELECT palette_make('help', 'help_articles', 'r.title', '{r.title}', $$lower(r.title || ' ' || r.slug)$$, 'created_at', 'r.slug',
  '(SELECT coalesce(c.company_name, c.name) FROM clients c WHERE c.id = r.client_id)',
  $$CASE WHEN r.visible_from <= now() THEN 'published' WHEN r.visible_from IS NULL THEN 'draft' ELSE 'scheduled' END$$,
  '1', '{lower(r.title)}', '', 'true', 400, 150);

-- The search of the site finds what is public.
-- What is found, at most so many of each kind, with its rank. Of more than that, those with the words in
-- their title and the first ones of the list are looked at: ranking reads every row it ranks.
DROP FUNCTION search_hits(tsquery, integer);
CREATE FUNCTION search_hits(query tsquery, most integer)
  RETURNS TABLE (kind text, path text, insight_id uuid, project_id uuid, help_id uuid,
    at timestamptz, rank double precision, capped boolean)
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp
  SET plan_cache_mode = force_custom_plan SET enable_seqscan = off AS $$
DECLARE
  weights constant real[] := '{0.1, 0.2, 0.4, 1}';
  insight_ids uuid[];
  project_ids uuid[];
  help_ids uuid[];
  many_insights boolean;
  many_projects boolean;
  much_help boolean;
BEGIN
  insight_ids := ARRAY(SELECT i.id FROM insights i WHERE i.search @@ query AND i.visible_from <= now() LIMIT most + 1);
  many_insights := cardinality(insight_ids) > most;
  IF many_insights THEN
    insight_ids := ARRAY(
      (SELECT i.id FROM insights i WHERE to_tsvector('english', i.title) @@ query AND i.visible_from <= now() LIMIT most / 2)
      UNION
      (SELECT i.id FROM insights i WHERE i.search @@ query AND i.visible_from <= now()
        ORDER BY i.published_at DESC, i.id DESC LIMIT most / 2));
  END IF;
  project_ids := ARRAY(SELECT p.id FROM public_projects p WHERE p.search @@ query AND p.visible_from <= now() LIMIT most + 1);
  many_projects := cardinality(project_ids) > most;
  IF many_projects THEN
    project_ids := ARRAY(
      (SELECT p.id FROM public_projects p WHERE to_tsvector('english', p.title) @@ query AND p.visible_from <= now() LIMIT most / 2)
      UNION
      (SELECT p.id FROM public_projects p WHERE p.search @@ query AND p.visible_from <= now()
        ORDER BY p.display_order, p.id LIMIT most / 2));
  END IF;
  help_ids := ARRAY(SELECT a.id FROM help_articles a
    WHERE a.search @@ query AND a.audience = 'public' AND a.visible_from <= now() LIMIT most + 1);
  much_help := cardinality(help_ids) > most;
  RETURN QUERY
    -- A page of the site is where a broad question is answered.
    SELECT e.kind, e.path, NULL::uuid, NULL::uuid, NULL::uuid, NULL::timestamptz,
        CASE e.kind WHEN 'page' THEN 2 ELSE 0.7 END * (ts_rank(weights, e.search, query, 1) + title_bonus(e.search, query)), false
      FROM search_entries e WHERE e.search @@ query
    UNION ALL
    SELECT 'insight', NULL, i.id, NULL, NULL, i.published_at, ts_rank(weights, i.search, query, 1) + title_bonus(i.search, query), many_insights
      FROM insights i WHERE i.id = ANY (insight_ids)
    UNION ALL
    SELECT 'project', NULL, NULL, p.id, NULL, NULL, ts_rank(weights, p.search, query, 1) + title_bonus(p.search, query), many_projects
      FROM public_projects p WHERE p.id = ANY (project_ids)
    UNION ALL
    SELECT 'help', NULL, NULL, NULL, a.id, NULL, ts_rank(weights, a.search, query, 1) + title_bonus(a.search, query), much_help
      FROM help_articles a WHERE a.id = ANY (help_ids);
END $$;

-- One page of what visitors find. The words that were found stand between chr(2) and chr(3).
CREATE OR REPLACE FUNCTION search_site(words text, most integer, skipped integer, shown integer)
  RETURNS TABLE (kind text, path text, title text, note text, excerpt text, at timestamptz, total integer, capped boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  query tsquery := websearch_to_tsquery('english', words);
  last_word text := (regexp_match(words, '([[:alnum:]]{3,})\s*$'))[1];
  marks constant text := format('StartSel="%s", StopSel="%s", MaxFragments=2, MinWords=8, MaxWords=18, FragmentDelimiter=" ... "', chr(2), chr(3));
BEGIN
  FOR attempt IN 1..2 LOOP
    -- Nothing has the whole word: it may be the beginning of one.
    IF attempt = 2 THEN
      query := websearch_to_tsquery('english', left(words, -length((regexp_match(words, '[[:alnum:]]{3,}\s*$'))[1])))
        && to_tsquery('english', last_word || ':*');
    END IF;
    -- What only leaves words out would find everything.
    CONTINUE WHEN query IS NULL OR numnode(query) = 0 OR querytree(query) IN ('', 'T');
    RETURN QUERY
      WITH page AS MATERIALIZED (
        SELECT h.*, count(*) OVER ()::integer AS total, bool_or(h.capped) OVER () AS many
        FROM search_hits(query, most) h
        ORDER BY h.rank DESC, h.at DESC NULLS LAST, h.path, h.insight_id, h.project_id, h.help_id
        LIMIT shown OFFSET skipped)
      SELECT h.kind, coalesce(h.path, '/blog/' || i.slug, '/projects/' || p.slug, '/help/' || a.slug),
        coalesce(e.title, i.title, p.title, a.title), coalesce(e.note, i.excerpt, p.subtitle, p.description, a.excerpt),
        ts_headline('english', CASE
          WHEN h.insight_id IS NOT NULL THEN plain_words(i.content)
          WHEN h.project_id IS NOT NULL THEN concat_ws(' ', p.description, p.challenge, p.solution, joined_words(p.outcomes))
          WHEN h.help_id IS NOT NULL THEN plain_words(a.content)
          ELSE e.body END, query, marks),
        h.at, h.total, h.many
      FROM page h
      LEFT JOIN search_entries e ON e.path = h.path
      LEFT JOIN insights i ON i.id = h.insight_id
      LEFT JOIN public_projects p ON p.id = h.project_id
      LEFT JOIN help_articles a ON a.id = h.help_id
      ORDER BY h.rank DESC, h.at DESC NULLS LAST, h.path, h.insight_id, h.project_id, h.help_id;
    IF FOUND THEN RETURN; END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION search_hits(tsquery, integer) FROM PUBLIC;

CREATE FUNCTION keep_help_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO search_words SELECT DISTINCT word FROM changed, words_of(title || ' ' || coalesce(excerpt, '')) word
    WHERE audience = 'public' ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_new_words AFTER INSERT ON help_articles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_help_words();
CREATE TRIGGER keep_words AFTER UPDATE ON help_articles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_help_words();
CREATE OR REPLACE FUNCTION forget_entry_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM search_words w USING (
    SELECT word FROM former, words_of(title || ' ' || note || ' ' || body) word
    EXCEPT
    SELECT word FROM search_entries, words_of(title || ' ' || note || ' ' || body) word) gone
  WHERE w.word = gone.word
    AND NOT EXISTS (SELECT 1 FROM insights i WHERE i.search @@ plainto_tsquery('english', gone.word))
    AND NOT EXISTS (SELECT 1 FROM public_projects p WHERE p.search @@ plainto_tsquery('english', gone.word))
    AND NOT EXISTS (SELECT 1 FROM help_articles a
      WHERE a.audience = 'public' AND a.search @@ plainto_tsquery('english', gone.word));
  RETURN NULL;
END $$;
