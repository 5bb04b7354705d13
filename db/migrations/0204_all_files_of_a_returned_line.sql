-- For a line that was returned, every file with the name of a document that was there when it was returned is that
-- document's new version. Before, only the first one was: the line is given again with it.
CREATE OR REPLACE FUNCTION give_document(line uuid, file_name text, bytes bigint, type text, key text, hash text)
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
  SELECT d.id INTO document FROM client_request_files f
    JOIN client_request_lines l ON l.client_id = f.client_id AND l.id = f.line_id
    JOIN documents d ON d.client_id = f.client_id AND d.id = f.document_id
    JOIN document_versions v ON v.client_id = d.client_id AND v.document_id = d.id AND v.version = d.version
    WHERE f.line_id = line AND l.returned_because IS NOT NULL AND v.created_at < l.decided_at
      AND lower(d.name) = lower(file_name) AND d.mime_type = type
    ORDER BY f.created_at LIMIT 1 FOR UPDATE OF d;
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
