-- Decisions about a milestone or an update of a project too; names that are drawn; a named person who is replaced; and
-- mails about what the database does to a decision by itself.

-- What is decided, as it was when it was asked, as JSON: the fingerprint is of exactly these bytes.
ALTER TABLE client_decisions
  ADD COLUMN part_kind text CHECK (part_kind IN ('milestone', 'update')),
  ADD COLUMN part text CHECK (length(part) <= 30000),
  ADD COLUMN milestone_id uuid,
  ADD COLUMN update_id uuid,
  ADD CHECK ((part_kind IS NULL) = (part IS NULL)),
  ADD CHECK (part_kind IS NULL OR document_version IS NULL),
  ADD CHECK (milestone_id IS NULL OR part_kind = 'milestone'),
  ADD CHECK (update_id IS NULL OR part_kind = 'update'),
  DROP CONSTRAINT client_decisions_check1,
  ADD CHECK (document_version IS NOT NULL OR part IS NOT NULL OR length(trim(body)) > 0),
  ADD FOREIGN KEY (client_id, milestone_id) REFERENCES project_milestones (client_id, id) ON DELETE SET NULL (milestone_id),
  ADD FOREIGN KEY (client_id, update_id) REFERENCES project_updates (client_id, id) ON DELETE SET NULL (update_id);
-- What is open of one client, who may have had a great many.
CREATE INDEX client_decisions_client_open ON client_decisions (client_id, due_on, id) WHERE status = 'open';
CREATE INDEX client_decisions_milestone ON client_decisions (milestone_id) WHERE milestone_id IS NOT NULL;
CREATE INDEX client_decisions_update ON client_decisions (update_id) WHERE update_id IS NOT NULL;

-- The day is that of the head office (officeZone in app/platform/office-day.ts).
CREATE FUNCTION decision_part_of_milestone(m project_milestones) RETURNS text LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT json_build_object('title', m.title, 'due_on', m.due_on, 'done_on', (m.done_at AT TIME ZONE 'America/Toronto')::date)::text
$$;
CREATE FUNCTION decision_part_of_update(u project_updates) RETURNS text LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT json_build_object('title', u.title, 'body', u.body)::text
$$;

-- The name as it was drawn: lines in a field of 600 by 180, and nothing outside of it. And who was replaced by whom.
ALTER TABLE client_decision_events
  DROP CONSTRAINT client_decision_events_kind_check,
  ADD CONSTRAINT client_decision_events_kind_check
    CHECK (kind IN ('asked', 'asked_again', 'agreed', 'declined', 'withdrawn', 'replaced')),
  ADD COLUMN signed_drawing text
    CHECK (length(signed_drawing) <= 12000 AND signed_drawing ~
      '^(M[0-5]?[0-9]{1,2} (1[0-7][0-9]|[0-9]{1,2})(L[0-5]?[0-9]{1,2} (1[0-7][0-9]|[0-9]{1,2}))+)+$'),
  ADD COLUMN former_user_id uuid REFERENCES auth_users ON DELETE SET NULL,
  ADD COLUMN former_name text CHECK (length(former_name) <= 200),
  ADD COLUMN named_user_id uuid REFERENCES auth_users ON DELETE SET NULL,
  ADD COLUMN named_name text CHECK (length(named_name) <= 200),
  ADD CHECK ((kind = 'replaced') = (former_name IS NOT NULL AND named_name IS NOT NULL));
CREATE INDEX client_decision_events_former ON client_decision_events (former_user_id) WHERE former_user_id IS NOT NULL;
CREATE INDEX client_decision_events_named ON client_decision_events (named_user_id) WHERE named_user_id IS NOT NULL;
GRANT SELECT (signed_drawing, former_name, named_name) ON client_decision_events TO unordin_request;

-- What the hash of the people in an event is made of; entries of before keep theirs.
CREATE FUNCTION person_words_of_decision_event(e client_decision_events) RETURNS text LANGUAGE sql STABLE
  SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN e.signed_drawing IS NULL AND e.kind <> 'replaced'
    THEN json_build_array(e.salt, e.person_name, e.person_email, e.ip, e.agent, e.signed_as)
    ELSE json_build_array(e.salt, e.person_name, e.person_email, e.ip, e.agent, e.signed_as, e.signed_drawing, e.former_name,
      e.named_name) END::text
$$;

CREATE OR REPLACE FUNCTION chain_decision_event() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  last client_decision_events;
BEGIN
  -- The decision is locked by whoever adds an event, so none comes between.
  SELECT * INTO last FROM client_decision_events e WHERE e.decision_id = NEW.decision_id ORDER BY e.number DESC LIMIT 1;
  NEW.number := coalesce(last.number, 0) + 1;
  NEW.previous_sha256 := coalesce(last.sha256, repeat('0', 64));
  NEW.created_at := clock_timestamp();
  NEW.salt := gen_random_uuid();
  NEW.person_sha256 := sha256_of(person_words_of_decision_event(NEW));
  NEW.sha256 := sha256_of(words_of_decision_event(NEW));
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION broken_decision_event(decision uuid) RETURNS integer LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT min(c.place)::integer FROM (
    SELECT e.*, row_number() OVER w AS place, lag(e.sha256, 1, repeat('0', 64)) OVER w AS before, sha256_of(words_of_decision_event(e)) AS again,
      CASE WHEN e.salt IS NOT NULL THEN sha256_of(person_words_of_decision_event(e)) END AS person
    FROM client_decision_events e WHERE e.decision_id = decision WINDOW w AS (ORDER BY e.number)) c
  WHERE c.number <> c.place OR c.previous_sha256 <> c.before OR c.sha256 <> c.again OR c.person <> c.person_sha256
$$;

-- As in migration 0180, with the drawing and with who is replaced by whom.
DROP FUNCTION add_decision_event(client_decisions, text, text, text, text, text, text, text);
CREATE FUNCTION add_decision_event(d client_decisions, what text, from_ip text, by_agent text, signed_in_with text,
  words text DEFAULT NULL, because text DEFAULT NULL, name_typed text DEFAULT NULL, name_drawn text DEFAULT NULL,
  former client_decision_people DEFAULT NULL, named client_decision_people DEFAULT NULL) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO client_decision_events (client_id, decision_id, round, kind, by_staff, user_id, person_name, person_email, ip, agent,
      sign_in, document_version, shown_sha256, body_sha256, wording, reason, signed_as, signed_drawing, former_user_id, former_name,
      named_user_id, named_name)
    SELECT d.client_id, d.id, d.round, what, p.role IS DISTINCT FROM 'client_admin' AND p.role IS DISTINCT FROM 'client_user', p.user_id,
      coalesce(left(p.full_name, 200), d.author_name), left(p.email, 320), left(from_ip, 64), left(by_agent, 300), signed_in_with,
      d.document_version, d.shown_sha256, sha256_of(d.body), words, because, name_typed, name_drawn, former.user_id, former.person_name,
      named.user_id, named.person_name
    FROM (SELECT app_user_id() AS id) me LEFT JOIN profiles p ON p.user_id = me.id
$$;

-- As in migration 0180; a name can be typed, drawn, or both.
DROP FUNCTION answer_decision(uuid, integer, boolean, text, text, text, text, text, text);
CREATE FUNCTION answer_decision(decision uuid, of_round integer, agrees boolean, because text, words text, name_typed text,
  name_drawn text, from_ip text, by_agent text, signed_in_with text) RETURNS text LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d client_decisions;
  me client_decision_people;
  signs boolean;
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
  signs := d.kind = 'signature' AND agrees;
  IF signs AND coalesce(trim(name_typed), '') = '' AND name_drawn IS NULL THEN RETURN 'no_name'; END IF;
  PERFORM add_decision_event(d, CASE WHEN agrees THEN 'agreed' ELSE 'declined' END, from_ip, by_agent, signed_in_with, words, because,
    CASE WHEN signs THEN nullif(trim(name_typed), '') END, CASE WHEN signs THEN name_drawn END);
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

-- Names somebody else in the place of a person who has not answered. Says what became of it: 'replaced', or why nothing did:
-- 'closed', 'changed' when there is a newer version than the page showed or somebody else in the place, 'answered', 'named' when that person is named
-- already, 'gone' when there is no such place or person of this client.
CREATE FUNCTION replace_decision_person(decision uuid, of_round integer, in_place integer, former_user uuid, by_user uuid, from_ip text, by_agent text,
  signed_in_with text) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d client_decisions;
  former client_decision_people;
  named client_decision_people;
BEGIN
  SELECT * INTO d FROM client_decisions c WHERE c.id = decision FOR UPDATE;
  IF d.id IS NULL OR d.status <> 'open' THEN RETURN 'closed'; END IF;
  IF d.round <> of_round THEN RETURN 'changed'; END IF;
  SELECT * INTO former FROM client_decision_people p WHERE p.decision_id = d.id AND p.position = in_place;
  IF former.id IS NULL THEN RETURN 'gone'; END IF;
  IF former.answer IS NOT NULL THEN RETURN 'answered'; END IF;
  IF former.user_id IS DISTINCT FROM former_user THEN RETURN 'changed'; END IF;
  IF EXISTS (SELECT 1 FROM client_decision_people p WHERE p.decision_id = d.id AND p.user_id = by_user) THEN RETURN 'named'; END IF;
  UPDATE client_decision_people p SET user_id = f.user_id, person_name = left(f.full_name, 200), untold = NULL
    FROM profiles f WHERE p.id = former.id AND f.user_id = by_user AND f.client_id = d.client_id AND f.deactivated_at IS NULL
      AND NOT f.paused RETURNING p.* INTO named;
  IF named.id IS NULL THEN RETURN 'gone'; END IF;
  PERFORM add_decision_event(d, 'replaced', from_ip, by_agent, signed_in_with, former => former, named => named);
  RETURN 'replaced';
END $$;

-- What a person was not told yet of what the database did by itself: that they are asked again, or that it was withdrawn.
ALTER TABLE client_decision_people ADD COLUMN untold text CHECK (untold IN ('again', 'withdrawn'));
CREATE INDEX client_decision_people_untold ON client_decision_people (decision_id) WHERE untold IS NOT NULL;

CREATE FUNCTION ask_decision_again(d client_decisions) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM begin_decision_round(d.id);
  PERFORM add_decision_event(d, 'asked_again', NULL, NULL, NULL);
  UPDATE client_decision_people p SET untold = CASE WHEN p.is_awaited THEN 'again' END WHERE p.decision_id = d.id;
END $$;

CREATE OR REPLACE FUNCTION ask_decisions_again() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d client_decisions;
BEGIN
  FOR d IN UPDATE client_decisions c SET round = c.round + 1, document_version = NEW.version,
        document_name = (SELECT left(n.name, 255) FROM documents n WHERE n.id = NEW.document_id),
        shown_sha256 = NEW.sha256
      WHERE c.document_id = NEW.document_id AND c.status IN ('open', 'declined') AND c.document_version < NEW.version
      RETURNING c.* LOOP
    PERFORM ask_decision_again(d);
  END LOOP;
  RETURN NULL;
END $$;

-- A milestone or an update that is not any more what was asked about asks everybody again.
CREATE FUNCTION ask_decisions_of_milestone_again() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d client_decisions;
BEGIN
  FOR d IN UPDATE client_decisions c SET round = c.round + 1, part = decision_part_of_milestone(NEW), shown_sha256 = sha256_of(decision_part_of_milestone(NEW))
      WHERE c.milestone_id = NEW.id AND c.status IN ('open', 'declined') AND c.part <> decision_part_of_milestone(NEW) RETURNING c.* LOOP
    PERFORM ask_decision_again(d);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER ask_decisions_again AFTER UPDATE OF title, due_on, done_at ON project_milestones
  FOR EACH ROW EXECUTE FUNCTION ask_decisions_of_milestone_again();

CREATE FUNCTION ask_decisions_of_update_again() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d client_decisions;
BEGIN
  FOR d IN UPDATE client_decisions c SET round = c.round + 1, part = decision_part_of_update(NEW), shown_sha256 = sha256_of(decision_part_of_update(NEW))
      WHERE c.update_id = NEW.id AND c.status IN ('open', 'declined') AND c.part <> decision_part_of_update(NEW) RETURNING c.* LOOP
    PERFORM ask_decision_again(d);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER ask_decisions_again AFTER UPDATE OF title, body ON project_updates
  FOR EACH ROW EXECUTE FUNCTION ask_decisions_of_update_again();

-- What cannot be read any more is not decided; whoever was asked is told.
CREATE OR REPLACE FUNCTION withdraw_decisions_of_deleted() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d client_decisions;
BEGIN
  FOR d IN SELECT * FROM client_decisions c
      WHERE (c.document_id = OLD.id OR c.milestone_id = OLD.id OR c.update_id = OLD.id) AND c.status IN ('open', 'declined')
      FOR UPDATE LOOP
    UPDATE client_decision_people p SET untold = CASE WHEN p.is_awaited THEN 'withdrawn' END WHERE p.decision_id = d.id;
    PERFORM withdraw_decision(d.id, d.round, NULL, NULL, NULL);
  END LOOP;
  RETURN OLD;
END $$;
CREATE TRIGGER withdraw_decisions_of_deleted BEFORE DELETE ON project_milestones
  FOR EACH ROW EXECUTE FUNCTION withdraw_decisions_of_deleted();
CREATE TRIGGER withdraw_decisions_of_deleted BEFORE DELETE ON project_updates
  FOR EACH ROW EXECUTE FUNCTION withdraw_decisions_of_deleted();

-- Whom to tell of these now, with their addresses; each only once. What does not hold any more, and whoever may not sign in or
-- does not see the decision, is left out. For staff and jobs all, for a client's people those of their client.
CREATE FUNCTION take_untold_decisions() RETURNS TABLE (decision_id uuid, what text, user_id uuid, email text) LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH taken AS (
    SELECT w.id, w.untold FROM client_decision_people w
      -- Whoever is restricted to projects tells of these alone; a job tells of the others.
      WHERE w.untold IS NOT NULL AND (current_setting('role') <> 'unordin_request' OR (w.client_id = app_client_id()
        AND (app_only_projects() IS NULL OR EXISTS (SELECT 1 FROM client_decisions d WHERE d.id = w.decision_id
          AND d.project_id = ANY (app_only_projects())))))
      ORDER BY w.decision_id, w.position LIMIT 1000 FOR UPDATE SKIP LOCKED),
  told AS (
    UPDATE client_decision_people w SET untold = NULL FROM taken t WHERE w.id = t.id RETURNING w.*, t.untold AS what)
  SELECT t.decision_id, t.what, t.user_id, p.email FROM told t
    JOIN client_decisions d ON d.id = t.decision_id
    JOIN profiles p ON p.user_id = t.user_id AND p.client_id = t.client_id
    WHERE (t.what = 'withdrawn' OR t.is_awaited) AND p.deactivated_at IS NULL AND NOT p.paused
      AND (p.only_projects IS NULL OR d.project_id = ANY (p.only_projects))
    ORDER BY t.decision_id, t.position
$$;

REVOKE ALL ON FUNCTION decision_part_of_milestone(project_milestones), decision_part_of_update(project_updates), person_words_of_decision_event(client_decision_events),
  add_decision_event(client_decisions, text, text, text, text, text, text, text, text, client_decision_people, client_decision_people),
  answer_decision(uuid, integer, boolean, text, text, text, text, text, text, text),
  replace_decision_person(uuid, integer, integer, uuid, uuid, text, text, text), ask_decision_again(client_decisions),
  ask_decisions_of_milestone_again, ask_decisions_of_update_again, take_untold_decisions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sha256_of(text), decision_part_of_milestone(project_milestones), decision_part_of_update(project_updates),
  replace_decision_person(uuid, integer, integer, uuid, uuid, text, text, text) TO unordin_staff;
GRANT EXECUTE ON FUNCTION answer_decision(uuid, integer, boolean, text, text, text, text, text, text, text) TO unordin_request;
GRANT EXECUTE ON FUNCTION take_untold_decisions TO unordin_staff, unordin_request;
