-- How people of a client get each kind of mail. A kind without a row is mailed at once.
CREATE TABLE mail_choices (
  user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('projects', 'requests', 'decisions', 'comments', 'tickets', 'colleagues')),
  choice text NOT NULL CHECK (choice IN ('daily', 'off')),
  PRIMARY KEY (user_id, kind)
);
ALTER TABLE mail_choices ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON mail_choices TO unordin_request;
CREATE POLICY own ON mail_choices TO unordin_request
  USING (user_id = app_user_id() AND NOT app_viewing());

-- The zone in which somebody reads times, and in which their digest comes in the morning.
ALTER TABLE profiles ADD COLUMN time_zone text CHECK (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$');
GRANT SELECT (time_zone), UPDATE (time_zone) ON profiles TO unordin_request;

-- What waits for somebody's next digest, in place of a mail.
CREATE TABLE digest_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL REFERENCES clients ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('projects', 'requests', 'decisions', 'comments', 'tickets', 'colleagues')),
  -- The kind of the mail: `request.late`.
  mail_kind text NOT NULL CHECK (length(mail_kind) <= 100),
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 300),
  page text NOT NULL CHECK (page ~ '^/dashboard(/|$)' AND length(page) <= 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id)
);
CREATE INDEX digest_items_person ON digest_items (user_id, created_at, id);
CREATE INDEX digest_items_client ON digest_items (client_id);
CREATE INDEX digest_items_age ON digest_items (created_at);
ALTER TABLE digest_items ENABLE ROW LEVEL SECURITY;
GRANT SELECT, DELETE ON digest_items TO unordin_request;
-- As their notices: nothing of a client or a project that they do not see any more.
CREATE POLICY own ON digest_items TO unordin_request USING (user_id = app_user_id() AND client_id = app_client_id()
  AND NOT app_viewing() AND ((SELECT app_only_projects()) IS NULL OR app_sees_page(page)));

-- Whether a mail is to be sent at once. One that somebody of a client wants in the digest is put there instead, and one
-- that they do not want is left out. A request of a client decides about the mails of its own people only.
CREATE FUNCTION choose_mail(the_address text, the_kind text, the_mail_kind text, the_title text, the_page text,
    the_time timestamptz) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  person profiles;
  chosen text;
BEGIN
  SELECT p.* INTO person FROM profiles p WHERE lower(p.email) = lower(the_address) AND p.client_id IS NOT NULL
    AND p.role <> 'admin' AND (current_setting('role') <> 'unordin_request' OR p.client_id = app_client_id());
  IF NOT FOUND THEN RETURN true; END IF;
  SELECT c.choice INTO chosen FROM mail_choices c WHERE c.user_id = person.user_id AND c.kind = the_kind;
  IF chosen IS NULL THEN RETURN true; END IF;
  IF chosen = 'daily' THEN
    INSERT INTO digest_items (client_id, user_id, kind, mail_kind, title, page, created_at)
      VALUES (person.client_id, person.user_id, the_kind, the_mail_kind, the_title, the_page, the_time);
  END IF;
  RETURN false;
END $$;
REVOKE ALL ON FUNCTION choose_mail(text, text, text, text, text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION choose_mail(text, text, text, text, text, timestamptz) TO unordin_request, unordin_staff;

-- Whether an item of a digest is still worth a line, asked as its reader and so under the policies: its page is there for
-- them, they have not opened it since, and a reminder still reminds of something.
CREATE FUNCTION still_tells(of_page text, of_mail_kind text, since timestamptz) RETURNS boolean
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  path constant text := split_part(of_page, '?', 1);
  part constant text[] := regexp_match(of_page,
    '^/dashboard/(projects|documents|requests|decisions|support)(?:/|\?project=)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})');
  one uuid;
BEGIN
  -- A page with a query is another page for each query: the documents of a project.
  IF EXISTS (SELECT FROM notifications n WHERE n.user_id = app_user_id() AND n.client_id = app_client_id()
      AND n.read_at >= since
      AND CASE WHEN of_page = path THEN split_part(n.url, '?', 1) = path ELSE n.url = of_page END) THEN
    RETURN false;
  END IF;
  IF of_mail_kind = 'colleague.joined' AND app_role() IS DISTINCT FROM 'client_admin' THEN RETURN false; END IF;
  IF part IS NULL THEN RETURN true; END IF;
  one := part[2]::uuid;
  RETURN CASE
    WHEN of_page ~ '^/dashboard/projects/[^/]+/updates/' THEN EXISTS (SELECT FROM project_updates u
      WHERE u.project_id = one AND u.id::text = split_part(path, '/', 6))
    WHEN of_page ~ '^/dashboard/projects/[^/]+/milestones/' THEN EXISTS (SELECT FROM project_milestones m
      WHERE m.project_id = one AND m.id::text = split_part(path, '/', 6))
    WHEN part[1] = 'projects' OR of_page LIKE '/dashboard/documents?%' THEN EXISTS (SELECT FROM projects p WHERE p.id = one)
    WHEN part[1] = 'documents' THEN EXISTS (SELECT FROM documents d WHERE d.id = one)
    WHEN part[1] = 'requests' THEN EXISTS (SELECT FROM client_requests r WHERE r.id = one
      AND (of_mail_kind NOT IN ('request.soon', 'request.due', 'request.late') OR r.waits_for_client))
    WHEN part[1] = 'decisions' THEN EXISTS (SELECT FROM client_decisions d WHERE d.id = one
      AND (of_mail_kind NOT IN ('decision.soon', 'decision.due', 'decision.late') OR EXISTS (SELECT FROM client_decision_people w
        WHERE w.decision_id = d.id AND w.user_id = app_user_id() AND w.is_awaited)))
    ELSE EXISTS (SELECT FROM support_tickets t WHERE t.id = one)
  END;
END $$;
REVOKE ALL ON FUNCTION still_tells(text, text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION still_tells(text, text, timestamptz) TO unordin_request;
