-- What the release itself brings and a search finds: pages and open positions. Insights and projects
-- are found in their own tables, so that what is not published is nowhere else.
CREATE TABLE search_entries (
  path text PRIMARY KEY CHECK (path ~ '^/' AND length(path) <= 200),
  kind text NOT NULL CHECK (kind IN ('page', 'job')),
  title text NOT NULL CHECK (length(title) <= 200),
  note text NOT NULL CHECK (length(note) <= 600),
  body text NOT NULL CHECK (length(body) <= 100000),
  hash text NOT NULL,
  search tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', note), 'B') ||
    setweight(to_tsvector('english', body), 'D')) STORED
);
CREATE INDEX search_entries_words ON search_entries USING gin (search);
CREATE INDEX insights_title_words ON insights USING gin (to_tsvector('english', title));
CREATE INDEX public_projects_title_words ON public_projects USING gin (to_tsvector('english', title));

-- Words a search can be corrected to. Also those of drafts: a correction is offered only when it finds
-- something that is public.
CREATE TABLE search_words (word text PRIMARY KEY);
CREATE INDEX search_words_like ON search_words USING gin (word gin_trgm_ops);

CREATE FUNCTION words_of(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', words))) word
  WHERE word ~ '^[[:alpha:]][[:alpha:]-]{2,39}$'
$$;
CREATE FUNCTION keep_entry_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO search_words SELECT DISTINCT word FROM changed, words_of(title || ' ' || note || ' ' || body) word
    ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_insight_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO search_words SELECT DISTINCT word FROM changed, words_of(title || ' ' || coalesce(excerpt, '')) word
    ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_project_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO search_words SELECT DISTINCT word FROM changed, words_of(title || ' ' || coalesce(subtitle, '')) word
    ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_new_words AFTER INSERT ON search_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_entry_words();
CREATE TRIGGER keep_words AFTER UPDATE ON search_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_entry_words();
CREATE TRIGGER keep_new_words AFTER INSERT ON insights REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_insight_words();
CREATE TRIGGER keep_words AFTER UPDATE ON insights REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_insight_words();
CREATE TRIGGER keep_new_words AFTER INSERT ON public_projects REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_project_words();
CREATE TRIGGER keep_words AFTER UPDATE ON public_projects REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_project_words();
INSERT INTO search_words
  SELECT word FROM insights, words_of(title || ' ' || coalesce(excerpt, '')) word
  UNION SELECT word FROM public_projects, words_of(title || ' ' || coalesce(subtitle, '')) word;

-- A title that answers the whole question weighs more than a long text that often touches it.
CREATE FUNCTION title_bonus(search tsvector, query tsquery) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN ts_filter(search, '{a}') @@ query THEN 0.25 ELSE 0 END;

-- What is found, at most so many of each kind, with its rank. Of more than that, those with the words in
-- their title and the first ones of the list are looked at: ranking reads every row it ranks.
CREATE FUNCTION search_hits(query tsquery, most integer)
  RETURNS TABLE (kind text, path text, insight_id uuid, project_id uuid,
    at timestamptz, rank double precision, capped boolean)
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp
  SET plan_cache_mode = force_custom_plan SET enable_seqscan = off AS $$
DECLARE
  weights constant real[] := '{0.1, 0.2, 0.4, 1}';
  insight_ids uuid[];
  project_ids uuid[];
  many_insights boolean;
  many_projects boolean;
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
  RETURN QUERY
    -- A page of the site is where a broad question is answered.
    SELECT e.kind, e.path, NULL::uuid, NULL::uuid, NULL::timestamptz,
        CASE e.kind WHEN 'page' THEN 2 ELSE 0.7 END * (ts_rank(weights, e.search, query, 1) + title_bonus(e.search, query)), false
      FROM search_entries e WHERE e.search @@ query
    UNION ALL
    SELECT 'insight', NULL, i.id, NULL, i.published_at, ts_rank(weights, i.search, query, 1) + title_bonus(i.search, query), many_insights
      FROM insights i WHERE i.id = ANY (insight_ids)
    UNION ALL
    SELECT 'project', NULL, NULL, p.id, NULL, ts_rank(weights, p.search, query, 1) + title_bonus(p.search, query), many_projects
      FROM public_projects p WHERE p.id = ANY (project_ids);
END $$;

-- One page of what visitors find. The words that were found stand between chr(2) and chr(3).
CREATE FUNCTION search_site(words text, most integer, skipped integer, shown integer)
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
        ORDER BY h.rank DESC, h.at DESC NULLS LAST, h.path, h.insight_id, h.project_id
        LIMIT shown OFFSET skipped)
      SELECT h.kind, coalesce(h.path, '/blog/' || i.slug, '/projects/' || p.slug),
        coalesce(e.title, i.title, p.title), coalesce(e.note, i.excerpt, p.subtitle, p.description),
        ts_headline('english', CASE
          WHEN h.insight_id IS NOT NULL THEN plain_words(i.content)
          WHEN h.project_id IS NOT NULL THEN concat_ws(' ', p.description, p.challenge, p.solution, joined_words(p.outcomes))
          ELSE e.body END, query, marks),
        h.at, h.total, h.many
      FROM page h
      LEFT JOIN search_entries e ON e.path = h.path
      LEFT JOIN insights i ON i.id = h.insight_id
      LEFT JOIN public_projects p ON p.id = h.project_id
      ORDER BY h.rank DESC, h.at DESC NULLS LAST, h.path, h.insight_id, h.project_id;
    IF FOUND THEN RETURN; END IF;
  END LOOP;
END $$;

-- The same words with each that is nowhere used replaced by the nearest one that is; null without any.
CREATE FUNCTION suggest_search(words text) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT nullif(string_agg(coalesce(near.word, given.word), ' ' ORDER BY given.place), lower(words))
  FROM regexp_split_to_table(lower(trim(words)), '[^[:alnum:]-]+') WITH ORDINALITY given (word, place)
  LEFT JOIN LATERAL (
    SELECT w.word FROM search_words w
    WHERE w.word % given.word AND similarity(w.word, given.word) > 0.35
      AND NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = given.word)
    ORDER BY similarity(w.word, given.word) DESC, abs(length(w.word) - length(given.word)), w.word
    LIMIT 1) near ON length(given.word) BETWEEN 3 AND 40
  WHERE given.word <> '' AND given.place <= 8
$$;

REVOKE ALL ON FUNCTION search_hits(tsquery, integer), search_site(text, integer, integer, integer),
  suggest_search(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_site(text, integer, integer, integer), suggest_search(text) TO unordin_request;

-- Visitors reach both tables by these functions only.
ALTER TABLE search_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE search_words ENABLE ROW LEVEL SECURITY;
