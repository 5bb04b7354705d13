-- Find anything: what staff look for in the palette of the panel, over all kinds of records at once. The
-- functions run with the rights of whoever asks, so that row-level security decides what is found.

-- How well a record answers: 0 its number or address, 1 its name, 2 the beginning of its name, 3 beginnings of
-- words of its name, 4 of its other words, 5 letters somewhere.
CREATE FUNCTION palette_tier(name text, whole text, keys text[], phrase text, beginnings text[])
  RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN phrase = ANY (keys) THEN 0 WHEN name = phrase THEN 1 WHEN starts_with(name, phrase) THEN 2
    WHEN (' ' || name) LIKE ALL (beginnings) THEN 3 WHEN (' ' || whole) LIKE ALL (beginnings) THEN 4 ELSE 5 END;

-- Short parts of the words to look for in a trigram index, where every three letters more cost time. What they
-- find is compared with the whole words.
CREATE FUNCTION palette_seeds(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(SELECT '%' || left(part[1], 6) || '%' FROM unnest(words) WITH ORDINALITY w(word, place),
    regexp_matches(w.word, '\d{3,}|[[:alnum:]]{3,}', 'g') part ORDER BY w.place DESC);

-- Makes or replaces the function that finds one kind of record; a later migration calls it for another kind, or
-- when a kind changes. Several short ways lead to a record, however long its table is: the first rows by name, the
-- newest rows that match, and, where the newest rows match seldom, what the trigram index has. In what is made,
-- `given`: no search, only these records. `of_clients`: also what belongs to them. `alike`: no search, but rows with
-- one of the two halves of each of two words, and then the most similar.
--
-- The expressions are over a row `r` of the table. `words`: what is searched, that of its trigram index. `newest`: a
-- column with an index, where `across` is true of every row. `names`: what the record is called. `keys`: what names it
-- exactly. `weight`: 2 urgent, 1 open, 0 done. `starts`: expressions of indexes that the name begins. `more`: further
-- statements that add to `met`, the ids that were met.
CREATE FUNCTION palette_make(kind text, of_table text, title text, names text[], words text, newest text, keys text, note text,
    status text, weight text, starts text[], more text, across text, walked integer, walked_first integer)
  RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $make$
DECLARE
  begun text;
  tiers text;
  body constant text := $body$
CREATE OR REPLACE FUNCTION palette_{kind}(phrase text, words text[], wanted text, given uuid[], alike text[],
    of_clients uuid[], client_tier integer, most integer)
  RETURNS TABLE (kind text, id uuid, title text, note text, status text, at timestamptz, weight integer, tier integer)
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $f$
#variable_conflict use_column
DECLARE
  met uuid[] := given;
  owned uuid[] := '{}';
  patterns constant text[] := ARRAY(SELECT '%' || w || '%' FROM unnest(words) w);
  beginnings constant text[] := ARRAY(SELECT '% ' || w || '%' FROM unnest(words) w);
  parts constant text[] := palette_seeds(words);
  seeds text[];
BEGIN
  IF alike IS NOT NULL THEN
    met := ARRAY(SELECT c.id FROM (SELECT r.id, word_similarity(phrase, {text}) AS near FROM {table} r
        WHERE ({text} LIKE alike[1] OR {text} LIKE alike[2]) AND ({text} LIKE alike[3] OR {text} LIKE alike[4]) LIMIT 150) c
      WHERE c.near >= 0.45 ORDER BY c.near DESC LIMIT most);
  ELSIF given IS NULL THEN
    {starts}{more}
    met := met || ARRAY(SELECT n.id FROM (
        SELECT r.id, {text} AS words, {status} AS state FROM {table} r WHERE {across}
          ORDER BY r.{newest} DESC, r.id DESC LIMIT CASE cardinality(parts) WHEN 0 THEN {walked} ELSE {walked_first} END) n
      WHERE n.words LIKE ALL (patterns) AND (wanted IS NULL OR n.state = wanted) LIMIT 25);
    -- An address is found by its index.
    IF cardinality(met) < 25 AND NOT (phrase LIKE '%@%.%' AND cardinality(met) > 0) THEN
      -- The two parts that are rarest among the newest rows: the last words, where they are equally rare.
      seeds := CASE cardinality(parts) WHEN 1 THEN parts ELSE ARRAY(SELECT p.part FROM unnest(parts) WITH ORDINALITY p(part, place)
        ORDER BY (SELECT count(*) FROM (SELECT {text} AS t FROM {table} r WHERE {across}
          ORDER BY r.{newest} DESC, r.id DESC LIMIT 200) n WHERE n.t LIKE p.part), p.place LIMIT 2) END;
      IF cardinality(seeds) > 0 THEN
        met := met || ARRAY(SELECT r.id FROM {table} r WHERE {text} LIKE seeds[1] AND {text} LIKE coalesce(seeds[2], seeds[1])
          AND {text} LIKE ALL (patterns) AND (wanted IS NULL OR {status} = wanted) LIMIT 200);
      END IF;
    END IF;
    IF phrase ~ '^[0-9a-f]{8}$' THEN
      met := met || ARRAY(SELECT r.id FROM {table} r WHERE r.id BETWEEN (phrase || '-0000-0000-0000-000000000000')::uuid
        AND (phrase || '-ffff-ffff-ffff-ffffffffffff')::uuid LIMIT 25);
    END IF;
  END IF;
  RETURN QUERY
    SELECT '{kind}', f.id, f.title, {note}, f.status, f.at, f.weight, f.tier FROM (
      SELECT r.id, {title} AS title, {status} AS status, r.{newest} AS at, {weight} AS weight,
        CASE WHEN alike IS NOT NULL THEN 106 - round(100 * word_similarity(phrase, {text}))::integer ELSE
          least({tiers}
            CASE WHEN r.id = ANY (owned) THEN client_tier + CASE WHEN {weight} = 2 THEN 0 ELSE 1 END END) END AS tier
      FROM {table} r WHERE r.id = ANY (met)
      ORDER BY tier, weight DESC, at DESC, r.id LIMIT most) f
    JOIN {table} r ON r.id = f.id ORDER BY f.tier, f.weight DESC, f.at DESC, f.id;
END $f$;
REVOKE ALL ON FUNCTION palette_{kind} FROM PUBLIC;
GRANT EXECUTE ON FUNCTION palette_{kind} TO unordin_staff;
$body$;
  start constant text := $start$IF phrase <> '' THEN
      met := met || ARRAY(SELECT r.id FROM {table} r WHERE {across} AND {start} >= phrase AND {start} < phrase || chr(1114111)
        ORDER BY {start}, r.id LIMIT 25);
    END IF;
    $start$;
BEGIN
  SELECT coalesce(string_agg(replace(start, '{start}', s), ''), '') INTO begun FROM unnest(starts) s;
  SELECT string_agg(format('palette_tier(lower(%s), {text}, ARRAY[left(r.id::text, 8), {keys}], phrase, beginnings),', n), ' ')
    INTO tiers FROM unnest(names) n;
  EXECUTE replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(body,
    '{starts}', begun), '{more}', more), '{kind}', kind), '{table}', of_table), '{title}', title), '{tiers}', tiers), '{text}', words),
    '{newest}', newest), '{keys}', keys), '{note}', note), '{status}', status), '{weight}', weight), '{across}', across),
    '{walked}', walked::text), '{walked_first}', walked_first::text);
END $make$;
REVOKE ALL ON FUNCTION palette_make FROM PUBLIC;

DO $kinds$
DECLARE
  newest_owned constant text := $more$owned := ARRAY(SELECT o.id FROM unnest(of_clients) c, LATERAL (SELECT r.id FROM {table} r
        WHERE r.client_id = c ORDER BY r.created_at DESC, r.id DESC LIMIT 10) o);
    met := met || owned;
    $more$;
  state_owned constant text := $more$owned := ARRAY(SELECT o.id FROM unnest(of_clients) c, unnest({states}::text[]) s, LATERAL (SELECT r.id FROM {table} r
        WHERE r.client_id = c AND r.status = coalesce(wanted, s) LIMIT 10) o);
    met := met || owned;
    IF phrase = '' THEN
      met := met || ARRAY(SELECT r.id FROM {table} r WHERE r.status = wanted AND {across} ORDER BY {urgent}, r.id LIMIT 25);
    END IF;$more$;
  of_client constant text := '(SELECT coalesce(c.company_name, c.name) FROM clients c WHERE c.id = r.client_id)';
  published constant text := $$CASE WHEN r.visible_from <= now() THEN 'published' WHEN r.visible_from IS NULL THEN 'draft' ELSE 'scheduled' END$$;
BEGIN
  PERFORM palette_make(k.kind, k.of_table, k.title,
      CASE k.kind WHEN 'client' THEN '{r.name,r.company_name}' WHEN 'invoice' THEN '{r.bill_name}' ELSE ARRAY[k.title] END::text[],
      k.words, k.newest, k.keys, k.note, k.status, k.weight, k.starts::text[], k.more, k.across,
      -- Of leads and people there are most; who types two letters looks at the newest only.
      CASE WHEN k.kind IN ('person', 'lead') THEN 1000 ELSE 400 END, CASE WHEN k.kind IN ('person', 'lead') THEN 1000 ELSE 150 END)
    FROM (VALUES
    ('person', 'people', $$coalesce(nullif(r.full_name, ''), r.email)$$, 'r.search_text', 'last_seen_at', 'r.email',
      $$concat_ws(' · ', CASE WHEN r.full_name <> '' THEN r.email END, nullif(r.organisation_given, ''))$$,
      'NULL::text', '1', '{lower(r.full_name),r.email}', '', 'true'),
    ('organisation', 'organisations', 'r.name', 'r.search_text', 'created_at', 'r.domains', 'r.domains',
      'NULL::text', '1', '{lower(r.name)}', '', 'true'),
    ('client', 'clients', 'r.name', $$lower(r.name || ' ' || coalesce(r.company_name, '') || ' ' || coalesce(r.contact_email, ''))$$,
      'created_at', 'lower(r.contact_email)', $$coalesce(nullif(r.company_name, r.name), r.contact_email)$$,
      'r.status', $$CASE r.status WHEN 'inactive' THEN 0 ELSE 1 END$$, '{lower(r.name)}', '', 'true'),
    ('lead', 'leads', 'r.full_name', 'r.search_text', 'created_at', 'lower(r.email)',
      $$concat_ws(' · ', r.email, nullif(r.company_name, ''))$$,
      'r.status', $$CASE r.status WHEN 'converted' THEN 0 ELSE 1 END$$, '{lower(r.full_name),lower(r.email)}', '', 'true'),
    ('project', 'projects', 'r.name', 'r.search_text', 'created_at', 'NULL', of_client,
      'r.status', $$CASE r.status WHEN 'completed' THEN 0 ELSE 1 END$$, '{lower(r.name)}', newest_owned, 'true'),
    ('ticket', 'support_tickets', 'r.title', 'r.search_text', 'last_activity_at', 'NULL', of_client,
      'r.status', $$CASE WHEN r.status IN ('open', 'in_progress') THEN 1 ELSE 0 END$$, '{}',
      replace(replace(state_owned, '{states}', $$'{open,in_progress,resolved,closed}'$$), '{urgent}', 'r.last_activity_at DESC'),
      'r.priority_rank >= 0'),
    ('document', 'documents', 'r.name', 'r.search_text', 'created_at', 'NULL', of_client,
      'NULL::text', '1', '{r.search_text}', newest_owned, 'r.version >= 1'),
    ('invoice', 'invoices', 'coalesce(r.number, r.description)', 'r.search_text', 'created_at',
      $$lower(r.number), ltrim(split_part(r.number, '-', 3), '0')$$,
      $$concat_ws(' · ', $$ || of_client || $$, CASE WHEN r.number IS NOT NULL THEN r.description END)$$, 'r.status',
      $$CASE r.status WHEN 'overdue' THEN 2 WHEN 'pending' THEN 1 WHEN 'draft' THEN 1 ELSE 0 END$$, '{}',
      replace(replace(state_owned, '{states}', $$'{overdue,pending,draft,paid}'$$), '{urgent}', 'r.due_on'), 'r.version >= 1'),
    ('insight', 'insights', 'r.title', $$lower(r.title || ' ' || r.slug || ' ' || coalesce(r.author, ''))$$, 'created_at', 'r.slug',
      'r.author', published, '1', '{lower(r.title)}', '', 'true'),
    ('case_study', 'public_projects', 'r.title', $$lower(r.title || ' ' || r.slug || ' ' || coalesce(r.subtitle, ''))$$, 'created_at',
      'r.slug', 'r.subtitle', published, '1', '{lower(r.title)}', '', 'true'),
    ('user', 'profiles', 'r.full_name', $$lower(r.full_name || ' ' || r.email)$$, 'created_at', 'lower(r.email)',
      $$concat_ws(' · ', r.email, nullif(r.client_name, ''))$$, $$CASE WHEN r.deactivated_at IS NULL THEN r.role ELSE 'deactivated' END$$,
      'CASE WHEN r.deactivated_at IS NULL THEN 1 ELSE 0 END', '{lower(r.full_name),lower(r.email)}', '', 'true'),
    ('conversation', 'chat_conversations', $$coalesce(nullif(r.visitor_name, ''), nullif(r.opening, ''), r.page)$$, 'r.search_text',
      'last_message_at', 'lower(r.visitor_email)',
      $$concat_ws(' · ', r.visitor_email, CASE WHEN r.visitor_name <> '' THEN nullif(r.opening, '') END)$$,
      'r.state', 'CASE WHEN r.waits THEN 2 ELSE 1 END', '{}', '', 'true'),
    ('answer', 'assistant_answers', $$left(split_part(r.asked, E'\n', 1), 200)$$, 'r.search_text', 'created_at', 'NULL',
      'left(r.answer, 200)', 'r.status', $$CASE r.status WHEN 'live' THEN 1 ELSE 0 END$$, '{}', '', 'true')
    ) AS k(kind, of_table, title, words, newest, keys, note, status, weight, starts, more, across);
END $kinds$;

CREATE FUNCTION palette_records(of_kind text, phrase text, words text[], wanted text, given uuid[], alike text[],
    of_clients uuid[], client_tier integer, most integer)
  RETURNS TABLE (kind text, id uuid, title text, note text, status text, at timestamptz, weight integer, tier integer)
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY EXECUTE format('SELECT * FROM %I($1, $2, $3, $4, $5, $6, $7, $8)', 'palette_' || of_kind)
    USING phrase, words, wanted, given, alike, of_clients, client_tier, most;
END $$;

-- What is found: for each kind its words, and the status that they may name beside. Where nothing is found, names
-- that are alike, if they are wanted.
CREATE FUNCTION palette_search(kinds text[], phrases text[], statuses text[], also_alike boolean, most integer)
  RETURNS TABLE (kind text, id uuid, title text, note text, status text, at timestamptz, weight integer, tier integer)
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  phrase text;
  words text[];
  clients uuid[];
  nearest integer;
  is_found boolean := false;
  halves text[];
BEGIN
  FOR i IN 1..cardinality(kinds) LOOP
    IF phrase IS DISTINCT FROM lower(phrases[i]) THEN
      phrase := lower(phrases[i]);
      -- Signs of LIKE are letters.
      words := ARRAY(SELECT replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_')
        FROM regexp_split_to_table(phrase, '\s+') w WHERE w <> '');
      SELECT array_agg(c.id), min(c.tier) INTO clients, nearest
        FROM palette_client(phrase, words, NULL, NULL, NULL, NULL, NULL, 5) c WHERE phrase <> '' AND c.tier <= 3;
    END IF;
    RETURN QUERY SELECT * FROM palette_records(kinds[i], phrase, words, nullif(statuses[i], ''), NULL, NULL, clients, nearest, most);
    is_found := is_found OR FOUND;
  END LOOP;
  -- Of a word with one wrong letter one half is right. The two longest words; of one word both pairs are its own.
  halves := ARRAY(SELECT h.half FROM (SELECT w FROM regexp_split_to_table(lower(phrases[1]), '[^[:alnum:]]+') w
      WHERE length(w) >= 4 ORDER BY length(w) DESC LIMIT 2) l,
    LATERAL (VALUES ('%' || left(w, greatest(3, (length(w) + 1) / 2)) || '%'), ('%' || right(w, greatest(3, length(w) / 2)) || '%')) h(half));
  IF is_found OR NOT also_alike OR cardinality(halves) = 0 THEN RETURN; END IF;
  IF cardinality(halves) = 2 THEN halves := halves || halves; END IF;
  FOR i IN 1..cardinality(kinds) LOOP
    CONTINUE WHEN kinds[i] NOT IN ('person', 'organisation', 'client', 'insight') OR kinds[i] = ANY (kinds[:i - 1]);
    RETURN QUERY SELECT * FROM palette_records(kinds[i], lower(phrases[1]), NULL, NULL, NULL, halves, NULL, NULL, most);
  END LOOP;
END $$;

-- What a member of staff has opened, for the palette before anything is typed. Of each account the last ones.
CREATE TABLE opened_records (
  user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  record_id uuid NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind, record_id)
);
CREATE INDEX opened_records_last ON opened_records (user_id, opened_at DESC);
ALTER TABLE opened_records ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE, UPDATE (opened_at) ON opened_records TO unordin_staff;
CREATE POLICY own_ones ON opened_records TO unordin_staff USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());

CREATE FUNCTION palette_recent(most integer)
  RETURNS TABLE (kind text, id uuid, title text, note text, status text, at timestamptz, weight integer, tier integer)
  LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH last_ones AS MATERIALIZED (
    SELECT o.kind, o.record_id, o.opened_at FROM opened_records o WHERE o.user_id = app_user_id()
    ORDER BY o.opened_at DESC LIMIT most + 10)
  SELECT r.kind, r.id, r.title, r.note, r.status, l.opened_at, r.weight, r.tier
  FROM (SELECT o.kind, array_agg(o.record_id) AS ids FROM last_ones o GROUP BY o.kind) k,
    LATERAL palette_records(k.kind, '', NULL, NULL, k.ids, NULL, NULL, NULL, most + 10) r
    JOIN last_ones l ON l.kind = r.kind AND l.record_id = r.id
  ORDER BY l.opened_at DESC, r.id LIMIT most
$$;

REVOKE ALL ON FUNCTION palette_tier, palette_seeds, palette_records, palette_search, palette_recent FROM PUBLIC;
GRANT EXECUTE ON FUNCTION palette_tier, palette_seeds, palette_records, palette_search, palette_recent TO unordin_staff;
