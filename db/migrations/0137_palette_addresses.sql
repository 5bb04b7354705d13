-- Addresses, and parts of them, in the palette. What they share with many others (the domain) says little and took
-- long to look for.

-- Short parts of the words to look for in a trigram index, where every three letters more cost time. Of a word with
-- digits, only the part with most of them, which is rarest. What they find is compared with the whole words.
CREATE OR REPLACE FUNCTION palette_seeds(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(SELECT '%' || left(p.part[1], 8) || '%' FROM unnest(words) WITH ORDINALITY w(word, place), LATERAL (
      SELECT part, row_number() OVER (ORDER BY length(regexp_replace(part[1], '\D', '', 'g')) DESC, length(part[1]) DESC) AS nth
      FROM regexp_matches(w.word, '[[:alnum:]]{3,}', 'g') part) p
    WHERE p.nth = 1 OR w.word !~ '\d' ORDER BY w.place DESC, p.nth);

-- As before, but for the halves of an address.
CREATE OR REPLACE FUNCTION palette_search(kinds text[], phrases text[], statuses text[], also_alike boolean, most integer)
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
  -- Of a word with one wrong letter one half is right. The two longest words; of one word both pairs are its own. Of an
  -- address only what is before its domain.
  halves := ARRAY(SELECT h.half FROM (SELECT w FROM regexp_split_to_table(regexp_replace(lower(phrases[1]), '@.*', ''), '[^[:alnum:]]+') w
      WHERE length(w) >= 4 ORDER BY length(w) DESC LIMIT 2) l,
    LATERAL (VALUES ('%' || left(w, greatest(3, (length(w) + 1) / 2)) || '%'), ('%' || right(w, greatest(3, length(w) / 2)) || '%')) h(half));
  IF is_found OR NOT also_alike OR cardinality(halves) = 0 THEN RETURN; END IF;
  IF cardinality(halves) = 2 THEN halves := halves || halves; END IF;
  FOR i IN 1..cardinality(kinds) LOOP
    CONTINUE WHEN kinds[i] NOT IN ('person', 'organisation', 'client', 'insight') OR kinds[i] = ANY (kinds[:i - 1]);
    RETURN QUERY SELECT * FROM palette_records(kinds[i], lower(phrases[1]), NULL, NULL, NULL, halves, NULL, NULL, most);
  END LOOP;
END $$;

-- Where leads can be marked as spam and as lost, spam is not found, and what is lost comes after what is open.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = 'leads' AND column_name IN ('spam_at', 'lost_reason') HAVING count(*) = 2) THEN
    RETURN;
  END IF;
  PERFORM palette_make('lead', '(SELECT * FROM leads WHERE spam_at IS NULL)', 'r.full_name', '{r.full_name}', 'r.search_text', 'created_at',
    'lower(r.email)', $e$concat_ws(' · ', r.email, nullif(r.company_name, ''))$e$,
    $e$CASE WHEN r.lost_reason IS NULL THEN r.status ELSE 'lost' END$e$,
    $e$CASE WHEN r.lost_reason IS NOT NULL OR r.status = 'converted' THEN 0 ELSE 1 END$e$,
    '{lower(r.full_name),lower(r.email)}', '', 'true', 1000, 1000);
END $$;
