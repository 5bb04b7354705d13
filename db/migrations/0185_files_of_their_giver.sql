-- Who downloads their own data gets the files that they have given.
CREATE INDEX document_versions_uploaded_by ON document_versions (uploaded_by, id) WHERE uploaded_by IS NOT NULL;
