-- Who downloads their own data gets the files that they have given.
CREATE INDEX document_versions_uploaded_by ON document_versions (uploaded_by, id) WHERE uploaded_by IS NOT NULL;

-- Whether whoever gave a version was a person of the client at that moment: somebody of our team may become one later.
ALTER TABLE document_versions ADD COLUMN from_client boolean NOT NULL DEFAULT false;
UPDATE document_versions v SET from_client = true FROM profiles p
  WHERE p.id = v.uploaded_by AND p.client_id = v.client_id AND p.role <> 'admin'
    AND EXISTS (SELECT 1 FROM client_request_files f WHERE f.client_id = v.client_id AND f.document_id = v.document_id);
ALTER TABLE document_versions ALTER COLUMN from_client SET DEFAULT
  coalesce(app_role() IN ('client_user', 'client_admin'), false);
