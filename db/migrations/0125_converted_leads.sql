-- The client that a lead became. Of several leads each may have become the same client.
ALTER TABLE leads ADD COLUMN client_id uuid REFERENCES clients ON DELETE SET NULL;
CREATE INDEX leads_client ON leads (client_id, created_at DESC, id DESC) WHERE client_id IS NOT NULL;
