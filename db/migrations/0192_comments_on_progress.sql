-- Comments on milestones, updates and requests too, those named in one, and whether our team has answered.

-- A milestone and an update never change their project, so a comment can name both and be held to it.
ALTER TABLE project_milestones ADD UNIQUE (client_id, project_id, id);
ALTER TABLE project_updates ADD UNIQUE (client_id, project_id, id);

ALTER TABLE comments
  ALTER document_id DROP NOT NULL,
  ADD project_id uuid,
  ADD milestone_id uuid,
  ADD update_id uuid,
  ADD request_id uuid,
  ADD by_mail boolean NOT NULL DEFAULT false,
  -- When our team answered a client's comment, or said that it needs no answer.
  ADD answered_at timestamptz,
  ADD FOREIGN KEY (client_id, project_id, milestone_id) REFERENCES project_milestones (client_id, project_id, id) ON DELETE CASCADE,
  ADD FOREIGN KEY (client_id, project_id, update_id) REFERENCES project_updates (client_id, project_id, id) ON DELETE CASCADE,
  ADD FOREIGN KEY (client_id, request_id) REFERENCES client_requests (client_id, id) ON DELETE CASCADE,
  ADD CHECK (num_nonnulls(document_id, milestone_id, update_id, request_id) = 1),
  ADD CHECK (num_nonnulls(milestone_id, update_id) = num_nonnulls(project_id)),
  ADD CHECK (NOT from_staff OR answered_at IS NULL),
  -- The client's page that shows it: what belongs together, and who may read it.
  ADD page text NOT NULL GENERATED ALWAYS AS (CASE
    WHEN document_id IS NOT NULL THEN '/dashboard/documents/' || document_id::text
    WHEN milestone_id IS NOT NULL THEN '/dashboard/projects/' || project_id::text || '/milestones/' || milestone_id::text
    WHEN update_id IS NOT NULL THEN '/dashboard/projects/' || project_id::text || '/updates/' || update_id::text
    ELSE '/dashboard/requests/' || request_id::text END) STORED;

-- `internal` stands at the end so that a client's page skips those without a look at the table.
CREATE INDEX comments_page ON comments (client_id, page, created_at DESC, id DESC, internal);
CREATE INDEX comments_document_key ON comments (client_id, document_id) WHERE document_id IS NOT NULL;
CREATE INDEX comments_milestone_key ON comments (client_id, project_id, milestone_id) WHERE milestone_id IS NOT NULL;
CREATE INDEX comments_update_key ON comments (client_id, project_id, update_id) WHERE update_id IS NOT NULL;
CREATE INDEX comments_request_key ON comments (client_id, request_id) WHERE request_id IS NOT NULL;
-- The lists of staff.
CREATE INDEX comments_created ON comments (created_at DESC, id DESC);
CREATE INDEX comments_client_created ON comments (client_id, created_at DESC, id DESC);
CREATE INDEX comments_unanswered ON comments (created_at, id) WHERE NOT from_staff AND answered_at IS NULL;
CREATE INDEX comments_unanswered_page ON comments (client_id, page) WHERE NOT from_staff AND answered_at IS NULL;
DROP INDEX comments_document;

UPDATE comments c SET answered_at = (SELECT min(a.created_at) FROM comments a WHERE a.client_id = c.client_id
    AND a.page = c.page AND a.from_staff AND NOT a.internal AND a.created_at > c.created_at)
  WHERE NOT c.from_staff;

-- What was said is not rewritten; only that it is answered is noted.
GRANT UPDATE (answered_at) ON comments TO unordin_staff;
GRANT INSERT (project_id, milestone_id, update_id, request_id, by_mail) ON comments TO unordin_request;
ALTER POLICY own_client ON comments USING (client_id = app_client_id()
  AND ((SELECT app_only_projects()) IS NULL OR app_sees_page(page)));
ALTER POLICY own_client_comments ON comments WITH CHECK (client_id = app_client_id() AND author_id = app_user_id()
  AND NOT from_staff AND answered_at IS NULL
  AND CASE
    WHEN document_id IS NOT NULL THEN EXISTS (SELECT 1 FROM documents d WHERE d.id = document_id)
    WHEN milestone_id IS NOT NULL THEN EXISTS (SELECT 1 FROM project_milestones m WHERE m.id = milestone_id)
    WHEN update_id IS NOT NULL THEN EXISTS (SELECT 1 FROM project_updates u WHERE u.id = update_id)
    ELSE EXISTS (SELECT 1 FROM client_requests r WHERE r.id = request_id) END);

-- Who was named in a comment, to mark the names in it and to find what waits for a member of staff.
CREATE TABLE comment_mentions (
  client_id uuid NOT NULL,
  comment_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  -- As it was written: a name may change later.
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  PRIMARY KEY (comment_id, user_id),
  FOREIGN KEY (client_id, comment_id) REFERENCES comments (client_id, id) ON DELETE CASCADE
);
CREATE INDEX comment_mentions_client ON comment_mentions (client_id, comment_id);
CREATE INDEX comment_mentions_user ON comment_mentions (user_id);
ALTER TABLE comment_mentions ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON comment_mentions TO unordin_staff;
CREATE POLICY staff_all ON comment_mentions TO unordin_staff USING (true) WITH CHECK (true);

-- The people who may be named on a page of a client: its active people who see the page, and of our team
-- those who have commented there, whom the client knows as its contact, or, for our team, everybody.
CREATE FUNCTION people_to_name(of_client uuid, of_page text) RETURNS TABLE (user_id uuid, full_name text, is_staff boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  -- Two parts, each along an index of the profiles.
  SELECT n.* FROM (
    SELECT p.user_id, p.full_name, false AS is_staff FROM profiles p
      WHERE p.client_id = of_client AND p.role <> 'admin' AND p.deactivated_at IS NULL AND NOT p.paused
        AND sees_page(p.user_id, of_page)
    UNION ALL
    SELECT p.user_id, p.full_name, true FROM profiles p
      WHERE p.role = 'admin' AND p.deactivated_at IS NULL AND NOT p.paused
        AND (current_setting('role') <> 'unordin_request'
          OR EXISTS (SELECT 1 FROM comments c WHERE c.client_id = of_client AND c.page = of_page
            AND c.author_id = p.user_id AND NOT c.internal)
          OR EXISTS (SELECT 1 FROM organisations o WHERE o.client_id = of_client AND o.owner_id = p.user_id))) n
  WHERE n.user_id IS DISTINCT FROM app_user_id()
    AND (current_setting('role') <> 'unordin_request' OR (of_client = app_client_id() AND app_sees_page(of_page)))
  ORDER BY n.is_staff, lower(n.full_name), n.user_id LIMIT 500
$$;
REVOKE ALL ON FUNCTION people_to_name(uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION people_to_name(uuid, text) TO unordin_request, unordin_staff;

GRANT SELECT ON comment_mentions TO unordin_request;
GRANT INSERT (client_id, comment_id, user_id, name) ON comment_mentions TO unordin_request;
CREATE POLICY own_client ON comment_mentions FOR SELECT TO unordin_request USING (client_id = app_client_id()
  AND EXISTS (SELECT 1 FROM comments c WHERE c.id = comment_id));
CREATE POLICY own_comments ON comment_mentions FOR INSERT TO unordin_request WITH CHECK (client_id = app_client_id()
  AND EXISTS (SELECT 1 FROM comments c WHERE c.id = comment_id AND c.author_id = app_user_id()
    AND EXISTS (SELECT 1 FROM people_to_name(c.client_id, c.page) n WHERE n.user_id = comment_mentions.user_id)));
CREATE POLICY viewing_adds_nothing ON comment_mentions AS RESTRICTIVE FOR INSERT TO unordin_request
  WITH CHECK (NOT app_viewing());
CREATE POLICY viewing_changes_nothing ON comment_mentions AS RESTRICTIVE FOR UPDATE TO unordin_request
  USING (NOT app_viewing());
CREATE POLICY viewing_removes_nothing ON comment_mentions AS RESTRICTIVE FOR DELETE TO unordin_request
  USING (NOT app_viewing());

-- Answers by mail to comments, new documents, updates and requests.
ALTER TABLE inbound_mails DROP CONSTRAINT inbound_mails_about_kind_check,
  ADD CHECK (about_kind IN ('ticket', 'conversation', 'lead', 'comment', 'document', 'update', 'request'));

-- The client's activity names the milestone, update or decision too.
CREATE OR REPLACE FUNCTION keep_client_activity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  person profiles;
  changed profiles;
  of_client uuid;
  by_one boolean;
BEGIN
  IF NEW.subject_type = 'user' THEN
    SELECT * INTO changed FROM profiles p WHERE p.id = NEW.subject_id::uuid;
  END IF;
  IF NEW.actor_id IS NOT NULL THEN
    SELECT * INTO person FROM profiles p WHERE p.user_id = NEW.actor_id AND p.role <> 'admin';
  ELSIF NEW.action = 'session.refused' THEN
    SELECT * INTO person FROM profiles p WHERE lower(p.email) = lower(NEW.details ->> 'email') AND p.role <> 'admin' LIMIT 1;
  END IF;
  by_one := person.client_id IS NOT NULL;
  of_client := CASE WHEN by_one THEN person.client_id
    WHEN NEW.actor_id IS NULL THEN NULL
    WHEN app_viewing() THEN app_client_id()
    WHEN NEW.action IN ('client.viewed_as', 'client.paused', 'client.reopened') THEN NEW.subject_id::uuid
    ELSE changed.client_id END;
  IF of_client IS NULL THEN RETURN NULL; END IF;
  INSERT INTO client_activity (event_id, client_id, by_client, user_id, action, about_user_id, about, ip, created_at)
  VALUES (NEW.id, of_client, by_one, CASE WHEN by_one THEN person.user_id END, NEW.action, changed.user_id,
    CASE WHEN by_one AND NEW.noun IN ('document', 'engagement', 'request', 'decision', 'ticket')
      THEN left(coalesce(NEW.details ->> 'title', NEW.details ->> 'name'), 300) END,
    CASE WHEN by_one THEN NEW.ip END, NEW.created_at);
  RETURN NULL;
END $$;
