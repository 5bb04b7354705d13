-- What a client's people are asked to decide: to approve, to acknowledge or to sign a document's version or a text. Who
-- decides is named, all at once or in turn. A new version of the document asks again, in a new round.
CREATE TABLE client_decisions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL REFERENCES clients ON DELETE CASCADE,
  project_id uuid,
  kind text NOT NULL CHECK (kind IN ('approval', 'acknowledgement', 'signature')),
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 200),
  -- The text that is decided; with a document: what its readers should know.
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 20000),
  document_id uuid,
  -- What is decided, as it was when it was asked: it stays when the document is deleted.
  document_version integer CHECK (document_version >= 1),
  document_name text CHECK (length(document_name) <= 255),
  -- Of the bytes of the document's version, or of the text.
  shown_sha256 text CHECK (shown_sha256 ~ '^[0-9a-f]{64}$'),
  in_turn boolean NOT NULL DEFAULT false,
  needs_second_factor boolean NOT NULL DEFAULT false,
  due_on date NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'agreed', 'declined', 'withdrawn')),
  round integer NOT NULL DEFAULT 1 CHECK (round >= 1),
  people_total integer NOT NULL DEFAULT 0,
  people_agreed integer NOT NULL DEFAULT 0,
  -- Who of the staff asks.
  author_id uuid REFERENCES auth_users ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 200),
  soon_reminder_at timestamptz,
  due_reminder_at timestamptz,
  late_reminder_at timestamptz,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(title)) STORED,
  -- When the round began.
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (client_id, id),
  CHECK ((document_version IS NULL) = (document_name IS NULL)),
  CHECK (document_version IS NOT NULL OR length(trim(body)) > 0),
  FOREIGN KEY (client_id, project_id) REFERENCES projects (client_id, id) ON DELETE RESTRICT,
  FOREIGN KEY (client_id, document_id) REFERENCES documents (client_id, id) ON DELETE SET NULL (document_id)
);
-- One index for each order that a list can have, for one client and for staff.
CREATE INDEX client_decisions_client_due ON client_decisions (client_id, due_on, id);
CREATE INDEX client_decisions_client_created ON client_decisions (client_id, created_at DESC, id DESC);
CREATE INDEX client_decisions_client_title ON client_decisions (client_id, lower(title), id);
CREATE INDEX client_decisions_due ON client_decisions (due_on, id);
CREATE INDEX client_decisions_created ON client_decisions (created_at DESC, id DESC);
CREATE INDEX client_decisions_title ON client_decisions (lower(title), id);
-- The lists of one status.
CREATE INDEX client_decisions_status_due ON client_decisions (status, due_on, id);
CREATE INDEX client_decisions_status_created ON client_decisions (status, created_at DESC, id DESC);
CREATE INDEX client_decisions_status_title ON client_decisions (status, lower(title), id);
CREATE INDEX client_decisions_search ON client_decisions USING gin (search_text gin_trgm_ops);
CREATE INDEX client_decisions_project ON client_decisions (project_id);
CREATE INDEX client_decisions_document ON client_decisions (document_id, status);
CREATE INDEX client_decisions_author ON client_decisions (author_id);
CREATE INDEX client_decisions_open ON client_decisions (due_on, id) WHERE status = 'open';

CREATE TABLE client_decision_people (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  decision_id uuid NOT NULL,
  position integer NOT NULL CHECK (position BETWEEN 1 AND 6),
  user_id uuid REFERENCES auth_users ON DELETE SET NULL,
  person_name text NOT NULL CHECK (length(person_name) BETWEEN 1 AND 200),
  -- It is this person's turn.
  is_awaited boolean NOT NULL DEFAULT false,
  answer text CHECK (answer IN ('agreed', 'declined')),
  reason text CHECK (length(reason) <= 2000),
  answered_at timestamptz,
  UNIQUE (client_id, id),
  UNIQUE (decision_id, position),
  UNIQUE (decision_id, user_id),
  FOREIGN KEY (client_id, decision_id) REFERENCES client_decisions (client_id, id) ON DELETE CASCADE,
  CHECK (answer IS NULL OR NOT is_awaited),
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK ((answer IS NOT DISTINCT FROM 'declined') = (reason IS NOT NULL))
);
CREATE INDEX client_decision_people_decision ON client_decision_people (client_id, decision_id);
CREATE INDEX client_decision_people_user ON client_decision_people (user_id, decision_id);
-- What waits for one person.
CREATE INDEX client_decision_people_awaited ON client_decision_people (user_id, decision_id) WHERE is_awaited;

-- What happened to a decision, one event after the other. Each is bound to the one before by a hash, so that none can be
-- changed, left out or put in later. The person is in it as a hash with a random salt: when their account is erased,
-- name, address and salt go, and the chain stays whole.
CREATE TABLE client_decision_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  decision_id uuid NOT NULL,
  number integer NOT NULL,
  round integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('asked', 'asked_again', 'agreed', 'declined', 'withdrawn')),
  by_staff boolean NOT NULL,
  -- Who it was.
  user_id uuid REFERENCES auth_users ON DELETE SET NULL,
  person_name text NOT NULL CHECK (length(person_name) BETWEEN 1 AND 200),
  person_email text CHECK (length(person_email) <= 320),
  ip text CHECK (length(ip) <= 64),
  agent text CHECK (length(agent) <= 300),
  -- The name that they have typed to sign.
  signed_as text CHECK (length(trim(signed_as)) BETWEEN 1 AND 200),
  salt text,
  person_sha256 text NOT NULL,
  -- How they were signed in.
  sign_in text CHECK (sign_in IN ('password', 'code', 'passkey')),
  -- What was shown, and what they agreed to or why they declined.
  document_version integer,
  shown_sha256 text,
  body_sha256 text NOT NULL,
  wording text CHECK (length(wording) <= 1000),
  reason text CHECK (length(reason) <= 2000),
  created_at timestamptz NOT NULL,
  previous_sha256 text NOT NULL,
  sha256 text NOT NULL,
  UNIQUE (client_id, id),
  UNIQUE (decision_id, number),
  FOREIGN KEY (client_id, decision_id) REFERENCES client_decisions (client_id, id) ON DELETE CASCADE
);
CREATE INDEX client_decision_events_decision ON client_decision_events (client_id, decision_id);
CREATE INDEX client_decision_events_user ON client_decision_events (user_id);

CREATE FUNCTION sha256_of(words text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT encode(sha256(convert_to(words, 'UTF8')), 'hex')
$$;

-- The words of an event that its hash is made of, as a JSON array.
CREATE FUNCTION words_of_decision_event(e client_decision_events) RETURNS text LANGUAGE sql STABLE
  SET search_path = public, pg_temp AS $$
  SELECT json_build_array(e.previous_sha256, e.decision_id, e.number, e.round, e.kind, e.by_staff, e.person_sha256, e.sign_in,
    e.document_version, e.shown_sha256, e.body_sha256, e.wording, e.reason,
    to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text
$$;

CREATE FUNCTION chain_decision_event() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  last client_decision_events;
BEGIN
  -- The decision is locked by whoever adds an event, so none comes between.
  SELECT * INTO last FROM client_decision_events e WHERE e.decision_id = NEW.decision_id ORDER BY e.number DESC LIMIT 1;
  NEW.number := coalesce(last.number, 0) + 1;
  NEW.previous_sha256 := coalesce(last.sha256, repeat('0', 64));
  NEW.created_at := clock_timestamp();
  NEW.salt := gen_random_uuid();
  NEW.person_sha256 := sha256_of(json_build_array(NEW.salt, NEW.person_name, NEW.person_email, NEW.ip, NEW.agent,
    NEW.signed_as)::text);
  NEW.sha256 := sha256_of(words_of_decision_event(NEW));
  RETURN NEW;
END $$;
CREATE TRIGGER chain_decision_event BEFORE INSERT ON client_decision_events
  FOR EACH ROW EXECUTE FUNCTION chain_decision_event();

-- Only the person goes, when an account is erased.
CREATE FUNCTION keep_decision_event() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF words_of_decision_event(NEW) <> words_of_decision_event(OLD) OR NEW.sha256 <> OLD.sha256 OR NEW.id <> OLD.id
    OR NEW.client_id <> OLD.client_id THEN
    RAISE EXCEPTION 'an event of a decision cannot be changed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_decision_event BEFORE UPDATE ON client_decision_events
  FOR EACH ROW EXECUTE FUNCTION keep_decision_event();

-- The number of the first event that is not as it was stored, or null when the chain is whole.
CREATE FUNCTION broken_decision_event(decision uuid) RETURNS integer LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT min(c.place)::integer FROM (
    SELECT e.*, row_number() OVER w AS place, lag(e.sha256, 1, repeat('0', 64)) OVER w AS before, sha256_of(words_of_decision_event(e)) AS again,
      CASE WHEN e.salt IS NOT NULL THEN
        sha256_of(json_build_array(e.salt, e.person_name, e.person_email, e.ip, e.agent, e.signed_as)::text) END AS person
    FROM client_decision_events e WHERE e.decision_id = decision WINDOW w AS (ORDER BY e.number)) c
  WHERE c.number <> c.place OR c.previous_sha256 <> c.before OR c.sha256 <> c.again OR c.person <> c.person_sha256
$$;

-- Adds an event in the name of whoever is signed in.
CREATE FUNCTION add_decision_event(d client_decisions, what text, from_ip text, by_agent text, signed_in_with text,
  words text DEFAULT NULL, because text DEFAULT NULL, name_typed text DEFAULT NULL) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO client_decision_events (client_id, decision_id, round, kind, by_staff, user_id, person_name, person_email, ip, agent,
      sign_in, document_version, shown_sha256, body_sha256, wording, reason, signed_as)
    SELECT d.client_id, d.id, d.round, what, p.role IS DISTINCT FROM 'client_admin' AND p.role IS DISTINCT FROM 'client_user', p.user_id,
      coalesce(left(p.full_name, 200), d.author_name), left(p.email, 320), left(from_ip, 64), left(by_agent, 300), signed_in_with,
      d.document_version, d.shown_sha256, sha256_of(d.body), words, because, name_typed
    FROM (SELECT app_user_id() AS id) me LEFT JOIN profiles p ON p.user_id = me.id
$$;

-- Begins a round: nobody has answered, and it is the turn of the first person, or of all.
CREATE FUNCTION begin_decision_round(decision uuid) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  turn boolean;
BEGIN
  UPDATE client_decisions d SET status = 'open', people_agreed = 0, asked_at = clock_timestamp(),
      people_total = (SELECT count(*) FROM client_decision_people p WHERE p.decision_id = d.id),
      soon_reminder_at = NULL, due_reminder_at = NULL, late_reminder_at = NULL
    WHERE d.id = decision RETURNING d.in_turn INTO turn;
  UPDATE client_decision_people p SET answer = NULL, reason = NULL, answered_at = NULL,
      is_awaited = NOT turn OR p.position = (SELECT min(q.position) FROM client_decision_people q WHERE q.decision_id = decision)
    WHERE p.decision_id = decision;
END $$;

-- Asks the people of a decision that was just added.
CREATE FUNCTION ask_decision(decision uuid, from_ip text, by_agent text, signed_in_with text) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d client_decisions;
BEGIN
  SELECT * INTO d FROM client_decisions c WHERE c.id = decision FOR UPDATE;
  IF EXISTS (SELECT 1 FROM client_decision_events e WHERE e.decision_id = decision) THEN
    RAISE EXCEPTION 'a decision is asked once' USING ERRCODE = 'check_violation';
  END IF;
  PERFORM begin_decision_round(decision);
  PERFORM add_decision_event(d, 'asked', from_ip, by_agent, signed_in_with);
END $$;

-- Answers for whoever is signed in. Says what became of it: 'next' when others have yet to answer, 'agreed' when this was
-- the last one, 'declined'; or why nothing did: 'not_asked', 'closed', 'changed' when there is a newer version than the page
-- showed, 'answered', 'not_yet', 'second_factor', 'no_name' when nobody signs.
CREATE FUNCTION answer_decision(decision uuid, of_round integer, agrees boolean, because text, words text, name_typed text,
  from_ip text, by_agent text, signed_in_with text) RETURNS text LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d client_decisions;
  me client_decision_people;
  only_of constant uuid[] := app_only_projects();
BEGIN
  IF app_viewing() OR app_client_id() IS NULL THEN RETURN 'not_asked'; END IF;
  SELECT * INTO d FROM client_decisions c WHERE c.id = decision AND c.client_id = app_client_id()
    AND (only_of IS NULL OR c.project_id = ANY (only_of)) FOR UPDATE;
  SELECT * INTO me FROM client_decision_people p WHERE p.decision_id = d.id AND p.user_id = app_user_id();
  IF me.id IS NULL THEN RETURN 'not_asked'; END IF;
  IF d.status <> 'open' THEN RETURN 'closed'; END IF;
  IF d.round <> of_round THEN RETURN 'changed'; END IF;
  IF me.answer IS NOT NULL THEN RETURN 'answered'; END IF;
  IF NOT me.is_awaited THEN RETURN 'not_yet'; END IF;
  IF d.needs_second_factor AND signed_in_with NOT IN ('code', 'passkey') THEN RETURN 'second_factor'; END IF;
  IF d.kind = 'signature' AND agrees AND coalesce(trim(name_typed), '') = '' THEN RETURN 'no_name'; END IF;
  PERFORM add_decision_event(d, CASE WHEN agrees THEN 'agreed' ELSE 'declined' END, from_ip, by_agent, signed_in_with, words, because,
    CASE WHEN d.kind = 'signature' AND agrees THEN name_typed END);
  UPDATE client_decision_people p SET is_awaited = false, answer = CASE WHEN agrees THEN 'agreed' ELSE 'declined' END,
      reason = because, answered_at = clock_timestamp()
    WHERE p.id = me.id;
  IF NOT agrees THEN
    UPDATE client_decision_people p SET is_awaited = false WHERE p.decision_id = d.id;
    UPDATE client_decisions c SET status = 'declined' WHERE c.id = d.id;
    RETURN 'declined';
  END IF;
  UPDATE client_decisions c SET people_agreed = c.people_agreed + 1,
      status = CASE WHEN c.people_agreed + 1 = c.people_total THEN 'agreed' ELSE 'open' END
    WHERE c.id = d.id RETURNING c.* INTO d;
  IF d.in_turn AND d.status = 'open' THEN
    UPDATE client_decision_people p SET is_awaited = true WHERE p.decision_id = d.id
      AND p.position = (SELECT min(q.position) FROM client_decision_people q WHERE q.decision_id = d.id AND q.answer IS NULL);
  END IF;
  RETURN CASE d.status WHEN 'agreed' THEN 'agreed' ELSE 'next' END;
END $$;

-- Takes a decision back, if it is still open or was declined in this round. False: it is not.
CREATE FUNCTION withdraw_decision(decision uuid, of_round integer, from_ip text, by_agent text, signed_in_with text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d client_decisions;
BEGIN
  UPDATE client_decisions c SET status = 'withdrawn'
    WHERE c.id = decision AND c.status IN ('open', 'declined') AND c.round = of_round RETURNING * INTO d;
  IF d.id IS NULL THEN RETURN false; END IF;
  UPDATE client_decision_people p SET is_awaited = false WHERE p.decision_id = decision;
  PERFORM add_decision_event(d, 'withdrawn', from_ip, by_agent, signed_in_with);
  RETURN true;
END $$;

-- A new version of a document asks everybody again, unless the decision was taken or withdrawn.
CREATE FUNCTION ask_decisions_again() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d client_decisions;
BEGIN
  FOR d IN UPDATE client_decisions c SET round = c.round + 1, document_version = NEW.version,
        document_name = (SELECT left(n.name, 255) FROM documents n WHERE n.id = NEW.document_id),
        shown_sha256 = NEW.sha256
      WHERE c.document_id = NEW.document_id AND c.status IN ('open', 'declined') AND c.document_version < NEW.version
      RETURNING c.* LOOP
    PERFORM begin_decision_round(d.id);
    PERFORM add_decision_event(d, 'asked_again', NULL, NULL, NULL);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER ask_decisions_again AFTER INSERT ON document_versions FOR EACH ROW EXECUTE FUNCTION ask_decisions_again();

-- Who is asked now, may sign in and sees the decision, with their addresses: for staff, jobs, and people of the same client.
CREATE FUNCTION awaited_of_decision(decision uuid) RETURNS TABLE (user_id uuid, email text) LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT w.user_id, p.email FROM client_decision_people w
    JOIN client_decisions d ON d.id = w.decision_id
    JOIN profiles p ON p.user_id = w.user_id AND p.client_id = w.client_id
    WHERE w.decision_id = decision AND w.is_awaited AND p.deactivated_at IS NULL AND NOT p.paused
      AND (p.only_projects IS NULL OR d.project_id = ANY (p.only_projects))
      AND (current_setting('role') <> 'unordin_request' OR w.client_id = app_client_id())
    ORDER BY w.position
$$;

-- What cannot be read any more is not decided.
CREATE FUNCTION withdraw_decisions_of_deleted() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM withdraw_decision(c.id, c.round, NULL, NULL, NULL) FROM client_decisions c
    WHERE c.document_id = OLD.id AND c.status IN ('open', 'declined');
  RETURN OLD;
END $$;
CREATE TRIGGER withdraw_decisions_of_deleted BEFORE DELETE ON documents
  FOR EACH ROW EXECUTE FUNCTION withdraw_decisions_of_deleted();

REVOKE ALL ON FUNCTION sha256_of(text), words_of_decision_event(client_decision_events), chain_decision_event, keep_decision_event,
  broken_decision_event(uuid), add_decision_event(client_decisions, text, text, text, text, text, text, text), begin_decision_round(uuid),
  ask_decision(uuid, text, text, text), answer_decision(uuid, integer, boolean, text, text, text, text, text, text),
  withdraw_decision(uuid, integer, text, text, text), ask_decisions_again, withdraw_decisions_of_deleted,
  awaited_of_decision(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION awaited_of_decision(uuid) TO unordin_staff, unordin_request;
GRANT EXECUTE ON FUNCTION ask_decision(uuid, text, text, text), withdraw_decision(uuid, integer, text, text, text),
  broken_decision_event(uuid) TO unordin_staff;
GRANT EXECUTE ON FUNCTION answer_decision(uuid, integer, boolean, text, text, text, text, text, text) TO unordin_request;

-- The keys by which the records of decisions are signed; the newest one signs, and what older ones have signed stays valid.
-- The private key is sealed with the secret of the installation.
CREATE TABLE signing_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  public_key text NOT NULL CHECK (length(public_key) <= 500),
  sealed_key text NOT NULL CHECK (length(sealed_key) <= 2000),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
ALTER TABLE signing_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE client_decisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE client_decision_people ENABLE ROW LEVEL SECURITY;
ALTER TABLE client_decision_events ENABLE ROW LEVEL SECURITY;
-- What was asked is not rewritten: everything after it goes through the functions above.
GRANT SELECT, INSERT ON client_decisions, client_decision_people TO unordin_staff;
GRANT SELECT ON client_decision_events TO unordin_staff;
CREATE POLICY staff_all ON client_decisions TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON client_decision_people TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON client_decision_events TO unordin_staff USING (true) WITH CHECK (true);
GRANT SELECT ON client_decisions, client_decision_people TO unordin_request;
-- Not from where somebody answered, and not the salt.
GRANT SELECT (id, client_id, decision_id, number, round, kind, by_staff, person_name, signed_as, sign_in, document_version, shown_sha256, wording,
  reason, created_at, sha256) ON client_decision_events TO unordin_request;
CREATE POLICY own_client ON client_decisions FOR SELECT TO unordin_request USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])));
-- What belongs to one of these is seen with it.
CREATE POLICY own_client ON client_decision_people FOR SELECT TO unordin_request USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR EXISTS (SELECT 1 FROM client_decisions d WHERE d.id = decision_id)));
CREATE POLICY own_client ON client_decision_events FOR SELECT TO unordin_request USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR EXISTS (SELECT 1 FROM client_decisions d WHERE d.id = decision_id)));

-- Row-level security keeps the trigram index from other searches of a client.
CREATE FUNCTION own_client_decisions_matching(pattern text, at_most integer, of_status text DEFAULT NULL) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM client_decisions WHERE client_id = app_client_id() AND search_text LIKE pattern
      AND (of_status IS NULL OR status = of_status)
      AND ((SELECT app_only_projects()) IS NULL OR project_id = ANY ((SELECT app_only_projects())::uuid[])))
  SELECT id FROM found LIMIT at_most
$$;
REVOKE ALL ON FUNCTION own_client_decisions_matching(text, integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_client_decisions_matching(text, integer, text) TO unordin_request;

-- Whether somebody of a client sees the page that a notice leads to, as in migration 0175; with decisions.
CREATE OR REPLACE FUNCTION sees_page(of_user uuid, of_url text) RETURNS boolean
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  only_of constant uuid[] := (SELECT p.only_projects FROM profiles p WHERE p.user_id = of_user);
  part constant text[] := regexp_match(of_url,
    '^/dashboard/(projects|documents|requests|decisions|support)(?:/|\?project=)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})');
  one uuid;
BEGIN
  IF only_of IS NULL THEN RETURN true; END IF;
  IF part IS NULL THEN RETURN of_url !~ '^/dashboard/(projects|documents|requests|decisions|support)'; END IF;
  one := part[2]::uuid;
  IF part[1] = 'projects' OR of_url LIKE '/dashboard/documents?%' THEN RETURN one = ANY (only_of); END IF;
  RETURN CASE part[1]
    WHEN 'documents' THEN EXISTS (SELECT FROM documents d WHERE d.id = one AND d.project_id = ANY (only_of))
    WHEN 'requests' THEN EXISTS (SELECT FROM client_requests r WHERE r.id = one AND r.project_id = ANY (only_of))
    WHEN 'decisions' THEN EXISTS (SELECT FROM client_decisions r WHERE r.id = one AND r.project_id = ANY (only_of))
    ELSE EXISTS (SELECT FROM support_tickets t WHERE t.id = one AND (t.project_id = ANY (only_of) OR t.created_by = of_user
      OR EXISTS (SELECT FROM ticket_watchers w WHERE w.ticket_id = one AND w.user_id = of_user)))
  END;
END $$;

SELECT palette_make('decision', 'client_decisions', 'r.title', '{r.title}', 'r.search_text', 'created_at', 'NULL',
  '(SELECT coalesce(c.company_name, c.name) FROM clients c WHERE c.id = r.client_id)', 'r.status',
  $$CASE r.status WHEN 'open' THEN 1 ELSE 0 END$$, '{lower(r.title)}',
  $more$owned := ARRAY(SELECT o.id FROM unnest(of_clients) c, LATERAL (SELECT r.id FROM client_decisions r
        WHERE r.client_id = c ORDER BY r.created_at DESC, r.id DESC LIMIT 10) o);
    met := met || owned;
    $more$, 'true', 400, 150);
