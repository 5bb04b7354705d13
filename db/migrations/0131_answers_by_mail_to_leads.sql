-- Texts that staff begin an answer with. A blank, such as {name}, is filled in when the text is inserted.
CREATE TABLE answer_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(trim(name)) >= 1 AND length(name) <= 80),
  subject text NOT NULL CHECK (length(trim(subject)) >= 1 AND length(subject) <= 200),
  body text NOT NULL CHECK (length(trim(body)) >= 1 AND length(body) <= 10000),
  search_text text NOT NULL GENERATED ALWAYS AS (lower(name || ' ' || subject)) STORED,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX answer_templates_name ON answer_templates (lower(name), id);
CREATE UNIQUE INDEX answer_templates_one_name ON answer_templates (lower(name));
CREATE INDEX answer_templates_search ON answer_templates USING gin (search_text gin_trgm_ops);
ALTER TABLE answer_templates ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON answer_templates TO unordin_staff;
CREATE POLICY staff_all ON answer_templates TO unordin_staff USING (true) WITH CHECK (true);

-- Mails between staff and the sender of a lead. An answer waits for some seconds (until `send_at`), in which its
-- author can stop it: then it is a `draft` again, which only its author sees. `handed_at` says when the mail queue got
-- it; its id is that of the mail. `received` ones are replies, by the id of the mail that came in.
CREATE TABLE lead_mails (
  id uuid PRIMARY KEY,
  lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('draft', 'queued', 'sent', 'failed', 'received')),
  address text NOT NULL CHECK (length(address) BETWEEN 3 AND 320),
  subject text NOT NULL CHECK (length(subject) <= 300),
  body text NOT NULL CHECK (length(body) <= 20000),
  file_names text[] NOT NULL DEFAULT '{}' CHECK (cardinality(file_names) <= 50),
  author_id uuid REFERENCES auth_users ON DELETE SET NULL,
  author_name text CHECK (length(author_name) BETWEEN 1 AND 255),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  send_at timestamptz,
  handed_at timestamptz,
  ended_at timestamptz,
  CHECK ((state = 'received') = (author_name IS NULL)),
  CHECK ((state IN ('sent', 'failed')) = (ended_at IS NOT NULL))
);
CREATE INDEX lead_mails_lead ON lead_mails (lead_id, created_at DESC, id DESC);
CREATE INDEX lead_mails_author ON lead_mails (author_id) WHERE author_id IS NOT NULL;

ALTER TABLE lead_mails ENABLE ROW LEVEL SECURITY;
GRANT SELECT, DELETE ON lead_mails TO unordin_staff;
GRANT INSERT (id, lead_id, state, address, subject, body, author_id, author_name, created_at, send_at) ON lead_mails TO unordin_staff;
GRANT UPDATE (state, send_at) ON lead_mails TO unordin_staff;
CREATE POLICY staff_reads ON lead_mails FOR SELECT TO unordin_staff USING (state <> 'draft' OR author_id = app_user_id());
CREATE POLICY staff_writes ON lead_mails FOR INSERT TO unordin_staff
  WITH CHECK (author_id = app_user_id() AND state IN ('draft', 'queued'));
CREATE POLICY staff_stops ON lead_mails FOR UPDATE TO unordin_staff
  USING (author_id = app_user_id() AND handed_at IS NULL) WITH CHECK (author_id = app_user_id() AND state IN ('draft', 'queued'));
CREATE POLICY staff_discards ON lead_mails FOR DELETE TO unordin_staff USING (author_id = app_user_id() AND state = 'draft');

-- A mail that came in may be about a lead, and goes with it.
ALTER TABLE inbound_mails DROP CONSTRAINT inbound_mails_about_kind_check,
  ADD CONSTRAINT inbound_mails_about_kind_check CHECK (about_kind IN ('ticket', 'conversation', 'lead'));
CREATE TRIGGER leads_forget_inbound_mails AFTER DELETE ON leads
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_inbound_mails();
