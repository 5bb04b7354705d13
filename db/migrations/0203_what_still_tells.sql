-- Whoever rates a ticket after a colleague begins with an empty form, so the portal asks whose rating it is.
GRANT SELECT (rated_by) ON support_tickets TO unordin_request;

-- In a digest, what asked for something is worth a line only while it still waits for its reader.
CREATE OR REPLACE FUNCTION still_tells(of_page text, of_mail_kind text, since timestamptz) RETURNS boolean
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
      AND (of_mail_kind NOT IN ('request.sent', 'request.changed', 'request.returned', 'request.soon', 'request.due',
        'request.late') OR r.waits_for_client))
    WHEN part[1] = 'decisions' THEN EXISTS (SELECT FROM client_decisions d WHERE d.id = one
      AND (of_mail_kind NOT IN ('decision.asked', 'decision.again', 'decision.soon', 'decision.due', 'decision.late') OR EXISTS (SELECT
        FROM client_decision_people w WHERE w.decision_id = d.id AND w.user_id = app_user_id() AND w.is_awaited)))
    ELSE EXISTS (SELECT FROM support_tickets t WHERE t.id = one)
  END;
END $$;
