-- Mails that came in, one row for each Message-ID (the id is made from it). A mail `waiting` is in storage and
-- has a job; one that was `taken` is a record elsewhere, whose id it has; `quarantined` ones wait for staff;
-- `ignored` ones stay without their text, so that they are not read again.
CREATE TABLE inbound_mails (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  message_id text NOT NULL CHECK (length(message_id) <= 1000),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'taken', 'quarantined', 'ignored')),
  reason text CHECK (reason ~ '^[a-z_]{2,30}$'),
  attempts smallint NOT NULL DEFAULT 0,
  storage_key text UNIQUE CHECK (length(storage_key) <= 200),
  sender text NOT NULL DEFAULT '' CHECK (length(sender) <= 320),
  sender_name text NOT NULL DEFAULT '' CHECK (length(sender_name) <= 200),
  subject text NOT NULL DEFAULT '' CHECK (length(subject) <= 300),
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 50000),
  file_names text[] NOT NULL DEFAULT '{}' CHECK (cardinality(file_names) <= 50),
  -- The record that the reply address names.
  about_kind text CHECK (about_kind IN ('ticket', 'conversation')),
  about_id uuid,
  decided_by uuid REFERENCES auth_users ON DELETE SET NULL,
  decided_at timestamptz,
  CHECK ((about_kind IS NULL) = (about_id IS NULL)),
  CHECK (state = 'waiting' OR reason IS NOT NULL OR state = 'taken')
);
CREATE INDEX inbound_mails_quarantined ON inbound_mails (created_at DESC, id DESC) WHERE state = 'quarantined';
CREATE INDEX inbound_mails_created ON inbound_mails (created_at DESC, id DESC);
CREATE INDEX inbound_mails_state ON inbound_mails (state, created_at DESC, id DESC);
CREATE INDEX inbound_mails_about ON inbound_mails (about_id) WHERE about_id IS NOT NULL;
CREATE INDEX inbound_mails_decided_by ON inbound_mails (decided_by) WHERE decided_by IS NOT NULL;

ALTER TABLE inbound_mails ENABLE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE ON inbound_mails TO unordin_staff;
CREATE POLICY staff_reads ON inbound_mails FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_changes ON inbound_mails FOR UPDATE TO unordin_staff USING (true) WITH CHECK (true);

-- A mail goes with the record that it is about.
CREATE FUNCTION forget_inbound_mails() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM inbound_mails m USING gone WHERE m.about_id = gone.id;
  RETURN NULL;
END $$;
CREATE TRIGGER support_tickets_forget_inbound_mails AFTER DELETE ON support_tickets
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_inbound_mails();
CREATE TRIGGER chat_conversations_forget_inbound_mails AFTER DELETE ON chat_conversations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_inbound_mails();

-- What a deleted or decided row named is removed from the storage by the sweep of received files.
CREATE FUNCTION release_inbound_mail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO received_files (storage_key, received_at) VALUES (OLD.storage_key, now() - interval '25 hours')
    ON CONFLICT (storage_key) DO UPDATE SET received_at = excluded.received_at;
  RETURN NULL;
END $$;
CREATE TRIGGER release_deleted AFTER DELETE ON inbound_mails
  FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION release_inbound_mail();
CREATE TRIGGER release_decided AFTER UPDATE OF storage_key ON inbound_mails
  FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL AND NEW.storage_key IS NULL)
  EXECUTE FUNCTION release_inbound_mail();
REVOKE ALL ON FUNCTION forget_inbound_mails(), release_inbound_mail() FROM PUBLIC;

-- How far a mailbox is read, and which process reads it. `name` is a hash of its server and name.
CREATE TABLE inbound_mailboxes (
  name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{64}$'),
  uid_validity bigint,
  last_uid bigint NOT NULL DEFAULT 0,
  -- A mail that could not be fetched, and how often.
  stuck_uid bigint,
  stuck_times smallint NOT NULL DEFAULT 0,
  read_by uuid,
  read_until timestamptz,
  read_at timestamptz,
  failed_at timestamptz
);
ALTER TABLE inbound_mailboxes ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON inbound_mailboxes TO unordin_staff;
CREATE POLICY staff_reads ON inbound_mailboxes FOR SELECT TO unordin_staff USING (true);

-- Mails about one record to one address name each other, so that a mail program shows them together; and
-- what a bounce says about a mail.
ALTER TABLE mail_deliveries ADD COLUMN thread uuid, ADD COLUMN undelivered_at timestamptz;
CREATE INDEX mail_deliveries_thread ON mail_deliveries (thread, recipient, sent_at) WHERE thread IS NOT NULL;

-- A reply that came by mail.
ALTER TABLE ticket_messages ADD COLUMN by_mail boolean NOT NULL DEFAULT false;
GRANT INSERT (by_mail) ON ticket_messages TO unordin_request;
