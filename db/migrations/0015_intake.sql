-- What every public form goes through (app/features/intake).

-- One row for everything a form took, whether stored or held. The id comes from the form's token and
-- what was typed, so a double click or a retry is found again; the content's own fingerprint finds the
-- same words sent from another tab. Addresses and content stand here as keyed hashes only.
CREATE TABLE form_receipts (
  id uuid PRIMARY KEY,
  form text NOT NULL CHECK (length(form) BETWEEN 1 AND 40),
  content bytea NOT NULL,
  day date NOT NULL DEFAULT current_date,
  address bytea NOT NULL,
  network bytea NOT NULL,
  email bytea,
  proof text UNIQUE CHECK (length(proof) <= 100),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (content, day)
);
CREATE INDEX form_receipts_address ON form_receipts (address, created_at DESC);
CREATE INDEX form_receipts_network ON form_receipts (network, created_at DESC);
CREATE INDEX form_receipts_email ON form_receipts (email, created_at DESC) WHERE email IS NOT NULL;
CREATE INDEX form_receipts_created ON form_receipts (created_at);
ALTER TABLE form_receipts ENABLE ROW LEVEL SECURITY;

-- Takes a receipt, or finds the one there is; `id` is null when only the proof of work was used before.
-- The counts include the new row and stop at a thousand.
CREATE FUNCTION take_form_receipt(the_id uuid, the_form text, the_content bytea, the_address bytea, the_network bytea,
    the_email bytea, the_proof text, OUT id uuid, OUT is_new boolean, OUT by_address int, OUT by_network int, OUT by_email int)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO form_receipts (id, form, content, address, network, email, proof)
    VALUES (the_id, the_form, the_content, the_address, the_network, the_email, the_proof) ON CONFLICT DO NOTHING;
  is_new := FOUND;
  IF NOT is_new THEN
    SELECT r.id INTO take_form_receipt.id FROM form_receipts r
      WHERE r.id = the_id OR (r.content = the_content AND r.day = current_date) LIMIT 1;
    RETURN;
  END IF;
  take_form_receipt.id := the_id;
  SELECT count(*) INTO by_address FROM (SELECT 1 FROM form_receipts r
    WHERE r.address = the_address AND r.created_at > now() - interval '10 minutes' LIMIT 1000) AS a;
  SELECT count(*) INTO by_network FROM (SELECT 1 FROM form_receipts r
    WHERE r.network = the_network AND r.created_at > now() - interval '10 minutes' LIMIT 1000) AS n;
  SELECT count(*) INTO by_email FROM (SELECT 1 FROM form_receipts r
    WHERE r.email = the_email AND r.created_at > now() - interval '1 hour' LIMIT 1000) AS e;
END $$;
REVOKE EXECUTE ON FUNCTION take_form_receipt FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_form_receipt TO unordin_request, unordin_staff;

-- Suspected spam, whole: the sender saw the same success, and staff decide.
CREATE TABLE held_submissions (
  id uuid PRIMARY KEY,
  form text NOT NULL CHECK (length(form) BETWEEN 1 AND 40),
  sender_name text NOT NULL DEFAULT '' CHECK (length(sender_name) <= 400),
  sender_email text NOT NULL DEFAULT '' CHECK (length(sender_email) <= 255),
  payload jsonb NOT NULL CHECK (jsonb_typeof(payload) = 'object'),
  reasons text[] NOT NULL,
  consent_text text NOT NULL CHECK (length(consent_text) <= 2000),
  consent_page text NOT NULL CHECK (length(consent_page) <= 300),
  consent_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'released', 'discarded')),
  decided_by uuid REFERENCES auth_users ON DELETE SET NULL,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'held') = (decided_at IS NULL))
);
CREATE INDEX held_submissions_state ON held_submissions (state, created_at DESC, id DESC);
ALTER TABLE held_submissions ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON held_submissions TO unordin_staff;
CREATE POLICY staff_all ON held_submissions TO unordin_staff USING (true) WITH CHECK (true);
GRANT INSERT (id, form, sender_name, sender_email, payload, reasons, consent_text, consent_page, consent_at)
  ON held_submissions TO unordin_request;
CREATE POLICY anyone_sends ON held_submissions FOR INSERT TO unordin_request WITH CHECK (state = 'held');
CREATE POLICY viewing_adds_nothing ON held_submissions AS RESTRICTIVE FOR INSERT TO unordin_request
  WITH CHECK (NOT app_viewing());
CREATE POLICY viewing_changes_nothing ON held_submissions AS RESTRICTIVE FOR UPDATE TO unordin_request
  USING (NOT app_viewing());
CREATE POLICY viewing_removes_nothing ON held_submissions AS RESTRICTIVE FOR DELETE TO unordin_request
  USING (NOT app_viewing());

-- What a lead's sender agreed to: in which words, where and when.
ALTER TABLE leads
  ADD COLUMN consent_text text CHECK (length(consent_text) <= 2000),
  ADD COLUMN consent_page text CHECK (length(consent_page) <= 300),
  ADD COLUMN consent_at timestamptz;
GRANT INSERT (consent_text, consent_page, consent_at) ON leads TO unordin_request;
