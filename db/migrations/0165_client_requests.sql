-- What staff ask of a client: a request with lines, each a document to give or a question to answer. The files of a
-- line are documents of the client, with versions.
CREATE TABLE client_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL REFERENCES clients ON DELETE CASCADE,
  project_id uuid,
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 200),
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 5000),
  due_on date NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'completed', 'cancelled')),
  -- Who of the client is asked; nobody: its administrators are.
  contact_id uuid REFERENCES auth_users ON DELETE SET NULL,
  -- Who of the staff asks.
  author_id uuid REFERENCES auth_users ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 200),
  -- Counted by a trigger on the lines.
  lines_total integer NOT NULL DEFAULT 0,
  lines_missing integer NOT NULL DEFAULT 0,
  lines_given integer NOT NULL DEFAULT 0,
  lines_accepted integer NOT NULL DEFAULT 0,
  waits_for_client boolean NOT NULL GENERATED ALWAYS AS (status = 'open' AND lines_missing > 0) STORED,
  waits_for_us boolean NOT NULL GENERATED ALWAYS AS (status = 'open' AND lines_given > 0) STORED,
  -- Since when something waits to be looked at by staff.
  given_since timestamptz,
  soon_reminder_at timestamptz,
  due_reminder_at timestamptz,
  late_reminder_at timestamptz,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(title)) STORED,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id),
  FOREIGN KEY (client_id, project_id) REFERENCES projects (client_id, id) ON DELETE RESTRICT
);
-- A form says by `updated_at` what it has seen. A reminder changes nothing of that.
CREATE TRIGGER touch_updated_at BEFORE UPDATE OF title, reason, due_on, status, contact_id, lines_total ON client_requests
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- One index for each order that a list can have, for one client and for staff.
CREATE INDEX client_requests_client_due ON client_requests (client_id, due_on, id);
CREATE INDEX client_requests_client_created ON client_requests (client_id, created_at DESC, id DESC);
CREATE INDEX client_requests_client_title ON client_requests (client_id, lower(title), id);
CREATE INDEX client_requests_due ON client_requests (due_on, id);
CREATE INDEX client_requests_created ON client_requests (created_at DESC, id DESC);
CREATE INDEX client_requests_title ON client_requests (lower(title), id);
-- The lists of one status.
CREATE INDEX client_requests_status_due ON client_requests (status, due_on, id);
CREATE INDEX client_requests_status_created ON client_requests (status, created_at DESC, id DESC);
CREATE INDEX client_requests_status_title ON client_requests (status, lower(title), id);
CREATE INDEX client_requests_search ON client_requests USING gin (search_text gin_trgm_ops);
CREATE INDEX client_requests_project ON client_requests (project_id);
CREATE INDEX client_requests_contact ON client_requests (contact_id);
CREATE INDEX client_requests_author ON client_requests (author_id);
-- What waits: of one client, and of all.
CREATE INDEX client_requests_client_waiting ON client_requests (client_id, due_on, id) WHERE waits_for_client;
CREATE INDEX client_requests_waiting ON client_requests (due_on, id) WHERE waits_for_client;
CREATE INDEX client_requests_given ON client_requests (given_since, id) WHERE waits_for_us;

CREATE TABLE client_request_lines (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  request_id uuid NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  kind text NOT NULL CHECK (kind IN ('document', 'answer')),
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 200),
  hint text NOT NULL DEFAULT '' CHECK (length(hint) <= 1000),
  status text NOT NULL DEFAULT 'missing' CHECK (status IN ('missing', 'given', 'returned', 'accepted')),
  answer text CHECK (length(answer) <= 10000),
  -- Why staff gave it back.
  returned_because text CHECK (length(returned_because) <= 2000),
  given_by uuid REFERENCES auth_users ON DELETE SET NULL,
  given_by_name text CHECK (length(given_by_name) <= 200),
  given_at timestamptz,
  decided_at timestamptz,
  UNIQUE (client_id, id),
  FOREIGN KEY (client_id, request_id) REFERENCES client_requests (client_id, id) ON DELETE CASCADE,
  CHECK (status <> 'returned' OR returned_because IS NOT NULL)
);
CREATE INDEX client_request_lines_request ON client_request_lines (request_id, position, id);
CREATE INDEX client_request_lines_client ON client_request_lines (client_id, request_id);
CREATE INDEX client_request_lines_given_by ON client_request_lines (given_by);

-- The documents that were given for a line.
CREATE TABLE client_request_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  line_id uuid NOT NULL,
  document_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (line_id, document_id),
  FOREIGN KEY (client_id, line_id) REFERENCES client_request_lines (client_id, id) ON DELETE CASCADE,
  FOREIGN KEY (client_id, document_id) REFERENCES documents (client_id, id) ON DELETE CASCADE
);
CREATE INDEX client_request_files_document ON client_request_files (client_id, document_id);

-- A request that staff keep to begin others with.
CREATE TABLE client_request_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 200),
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 5000),
  lines jsonb NOT NULL CHECK (jsonb_typeof(lines) = 'array'),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX client_request_templates_title ON client_request_templates (lower(title));

ALTER TABLE client_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE client_request_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE client_request_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE client_request_templates ENABLE ROW LEVEL SECURITY;
-- A request is cancelled, not deleted.
GRANT SELECT, INSERT, UPDATE ON client_requests TO unordin_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_request_lines TO unordin_staff;
GRANT SELECT ON client_request_files TO unordin_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_request_templates TO unordin_staff;
CREATE POLICY staff_all ON client_requests TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON client_request_lines TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON client_request_files TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON client_request_templates TO unordin_staff USING (true) WITH CHECK (true);
-- A client reads; it gives by the functions below alone.
GRANT SELECT ON client_requests, client_request_lines, client_request_files TO unordin_request;
CREATE POLICY own_client ON client_requests FOR SELECT TO unordin_request USING (client_id = app_client_id());
CREATE POLICY own_client ON client_request_lines FOR SELECT TO unordin_request USING (client_id = app_client_id());
CREATE POLICY own_client ON client_request_files FOR SELECT TO unordin_request USING (client_id = app_client_id());

-- Keeps the counts of a request, and completes it when every line is accepted.
CREATE FUNCTION count_client_request_lines() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE client_requests r SET
      lines_total = n.total, lines_missing = n.missing, lines_given = n.given, lines_accepted = n.accepted,
      given_since = n.since,
      status = CASE WHEN r.status = 'cancelled' THEN r.status
        WHEN n.total > 0 AND n.accepted = n.total THEN 'completed' ELSE 'open' END
    FROM (SELECT count(*) AS total,
        count(*) FILTER (WHERE l.status IN ('missing', 'returned')) AS missing,
        count(*) FILTER (WHERE l.status = 'given') AS given,
        count(*) FILTER (WHERE l.status = 'accepted') AS accepted,
        min(l.given_at) FILTER (WHERE l.status = 'given') AS since
      FROM client_request_lines l WHERE l.request_id = coalesce(NEW.request_id, OLD.request_id)) n
    WHERE r.id = coalesce(NEW.request_id, OLD.request_id);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION count_client_request_lines FROM PUBLIC;
CREATE TRIGGER count_client_request_lines AFTER INSERT OR UPDATE OR DELETE ON client_request_lines
  FOR EACH ROW EXECUTE FUNCTION count_client_request_lines();

-- A line whose documents are all deleted is missing again, unless it was accepted.
CREATE FUNCTION ask_again_for_deleted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE client_request_lines l SET status = 'missing', given_at = NULL, given_by = NULL, given_by_name = NULL
    WHERE l.id = OLD.line_id AND l.status = 'given' AND l.kind = 'document'
      AND NOT EXISTS (SELECT 1 FROM client_request_files f WHERE f.line_id = l.id);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION ask_again_for_deleted FROM PUBLIC;
CREATE TRIGGER ask_again_for_deleted AFTER DELETE ON client_request_files
  FOR EACH ROW EXECUTE FUNCTION ask_again_for_deleted();

-- The status of a line that whoever is signed in may give something for, its request locked; null: nothing may be given.
CREATE FUNCTION open_line_of_client(line uuid, of_kind text) RETURNS text LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found uuid;
BEGIN
  IF app_viewing() OR app_client_id() IS NULL THEN RETURN NULL; END IF;
  SELECT r.id INTO found FROM client_requests r
    JOIN client_request_lines l ON l.client_id = r.client_id AND l.request_id = r.id
    WHERE l.id = line AND l.client_id = app_client_id() FOR UPDATE OF r;
  RETURN (SELECT l.status FROM client_requests r JOIN client_request_lines l ON l.request_id = r.id
    WHERE r.id = found AND l.id = line AND r.status = 'open' AND l.status <> 'accepted' AND l.kind = of_kind);
END $$;

CREATE FUNCTION mark_line_given(line uuid, words text) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE client_request_lines l SET status = 'given', answer = coalesce(words, l.answer), given_by = app_user_id(),
      given_by_name = (SELECT left(p.full_name, 200) FROM profiles p WHERE p.user_id = app_user_id()),
      given_at = clock_timestamp()
    WHERE l.id = line
$$;
REVOKE ALL ON FUNCTION open_line_of_client(uuid, text), mark_line_given(uuid, text) FROM PUBLIC;

-- Answers a line of the own client, if it was last given when the page says (as `to_json` writes it): 'first' when it was missing or returned,
-- 'again', 'changed' when somebody has answered since, or 'closed' when it can no longer be answered.
CREATE FUNCTION give_answer(line uuid, words text, seen text) RETURNS text LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was constant text := open_line_of_client(line, 'answer');
BEGIN
  IF was IS NULL THEN RETURN 'closed'; END IF;
  IF EXISTS (SELECT 1 FROM client_request_lines l WHERE l.id = line AND coalesce(to_json(l.given_at) #>> '{}', '') <> seen) THEN
    RETURN 'changed';
  END IF;
  PERFORM mark_line_given(line, words);
  RETURN CASE was WHEN 'given' THEN 'again' ELSE 'first' END;
END $$;

-- Stores a file as a document of the own client, in the project of the request. For a line that was returned, a file
-- with the name of one of its documents is that document's new version; otherwise it gets a name of its own, because
-- phones give every photo the same one. The same bytes are stored once. No row when nothing can be given any more.
CREATE FUNCTION give_document(line uuid, file_name text, bytes bigint, type text, key text, hash text)
  RETURNS TABLE (document_id uuid, name text, version integer, is_new boolean, is_first boolean) LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  was constant text := open_line_of_client(line, 'document');
  of_client constant uuid := app_client_id();
  profile constant uuid := (SELECT p.id FROM profiles p WHERE p.user_id = app_user_id());
  own_name text := file_name;
  document uuid;
  number integer;
BEGIN
  IF was IS NULL THEN RETURN; END IF;
  SELECT d.id, d.name, d.version INTO document, own_name, number FROM client_request_files f
    JOIN documents d ON d.client_id = f.client_id AND d.id = f.document_id WHERE f.line_id = line AND d.sha256 = hash LIMIT 1;
  IF document IS NOT NULL THEN
    PERFORM mark_line_given(line, NULL);
    RETURN QUERY SELECT document, own_name, number, false, was <> 'given';
    RETURN;
  END IF;
  own_name := file_name;
  IF was = 'returned' THEN
    SELECT d.id INTO document FROM client_request_files f
      JOIN documents d ON d.client_id = f.client_id AND d.id = f.document_id
      WHERE f.line_id = line AND lower(d.name) = lower(file_name) AND d.mime_type = type
      ORDER BY f.created_at LIMIT 1 FOR UPDATE OF d;
  END IF;
  IF document IS NULL THEN
    number := 1;
    WHILE EXISTS (SELECT 1 FROM client_request_files f JOIN documents d ON d.client_id = f.client_id AND d.id = f.document_id
        WHERE f.line_id = line AND lower(d.name) = lower(own_name)) LOOP
      number := number + 1;
      own_name := regexp_replace(file_name, '(\.[^.]*)?$', ' (' || number || ')\1');
      IF length(own_name) > 255 THEN own_name := number || ' ' || right(file_name, 240); END IF;
    END LOOP;
    number := 1;
    INSERT INTO documents (client_id, project_id, name, file_size, mime_type, storage_key, sha256, uploaded_by)
      VALUES (of_client, (SELECT r.project_id FROM client_requests r JOIN client_request_lines l ON l.request_id = r.id
        WHERE l.id = line), own_name, bytes, type, key, hash, profile) RETURNING id INTO document;
    INSERT INTO client_request_files (client_id, line_id, document_id) VALUES (of_client, line, document);
  ELSE
    UPDATE documents d SET version = d.version + 1, file_size = bytes, storage_key = key, sha256 = hash, uploaded_by = profile
      WHERE d.id = document RETURNING d.version INTO number;
  END IF;
  INSERT INTO document_versions (client_id, document_id, version, name, file_size, mime_type, storage_key, sha256, uploaded_by)
    VALUES (of_client, document, number, own_name, bytes, type, key, hash, profile);
  PERFORM mark_line_given(line, NULL);
  RETURN QUERY SELECT document, own_name, number, true, was <> 'given';
END $$;
REVOKE ALL ON FUNCTION give_answer(uuid, text, text), give_document(uuid, text, bigint, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION give_answer(uuid, text, text), give_document(uuid, text, bigint, text, text, text)
  TO unordin_request;

-- Row-level security keeps the trigram index from other searches of a client.
CREATE FUNCTION own_client_requests_matching(pattern text, at_most integer, of_status text DEFAULT NULL) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM client_requests WHERE client_id = app_client_id() AND search_text LIKE pattern
      AND (of_status IS NULL OR status = of_status))
  SELECT id FROM found LIMIT at_most
$$;
REVOKE ALL ON FUNCTION own_client_requests_matching(text, integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_client_requests_matching(text, integer, text) TO unordin_request;

SELECT palette_make('request', 'client_requests', 'r.title', '{r.title}', 'r.search_text', 'created_at', 'NULL',
  '(SELECT coalesce(c.company_name, c.name) FROM clients c WHERE c.id = r.client_id)', 'r.status',
  $$CASE r.status WHEN 'open' THEN 1 ELSE 0 END$$, '{lower(r.title)}',
  $more$owned := ARRAY(SELECT o.id FROM unnest(of_clients) c, LATERAL (SELECT r.id FROM client_requests r
        WHERE r.client_id = c ORDER BY r.created_at DESC, r.id DESC LIMIT 10) o);
    met := met || owned;
    $more$, 'true', 400, 150);
