-- A file is noted here before it is stored. What no `storage_key` of another table names a day later
-- is removed (app/features/files): an upload that was cut off leaves nothing behind.
CREATE TABLE received_files (
  storage_key text PRIMARY KEY CHECK (length(storage_key) <= 200),
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX received_files_received ON received_files (received_at);
ALTER TABLE received_files ENABLE ROW LEVEL SECURITY;

-- A document shows its current version; every version it had stays and can be fetched.
ALTER TABLE documents
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  ADD COLUMN sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$');

CREATE TABLE document_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  document_id uuid NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 255),
  file_size bigint NOT NULL CHECK (file_size >= 0),
  mime_type text NOT NULL CHECK (length(mime_type) <= 150),
  storage_key text NOT NULL UNIQUE,
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_by uuid REFERENCES profiles ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (document_id, version),
  FOREIGN KEY (client_id, document_id) REFERENCES documents (client_id, id) ON DELETE CASCADE
);
CREATE INDEX document_versions_client ON document_versions (client_id, document_id, version DESC);
INSERT INTO document_versions (client_id, document_id, version, name, file_size, mime_type, storage_key, uploaded_by, created_at)
  SELECT client_id, id, version, name, file_size, mime_type, storage_key, uploaded_by, created_at FROM documents;

ALTER TABLE document_versions ENABLE ROW LEVEL SECURITY;
-- Versions are added and removed, never rewritten.
GRANT SELECT, INSERT, DELETE ON document_versions TO unordin_staff;
CREATE POLICY staff_all ON document_versions TO unordin_staff USING (true) WITH CHECK (true);
GRANT SELECT ON document_versions TO unordin_request;
CREATE POLICY own_client ON document_versions FOR SELECT TO unordin_request USING (client_id = app_client_id());

-- One index for each order a list can have, for one client and for staff.
CREATE INDEX documents_client_name ON documents (client_id, lower(name), id);
CREATE INDEX documents_client_size ON documents (client_id, file_size, id);
CREATE INDEX documents_client_project_created ON documents (client_id, project_id, created_at DESC, id DESC);
CREATE INDEX documents_created ON documents (created_at DESC, id DESC);
CREATE INDEX documents_name ON documents (lower(name), id);
CREATE INDEX documents_size ON documents (file_size, id);
CREATE INDEX documents_search ON documents USING gin (lower(name) gin_trgm_ops);
