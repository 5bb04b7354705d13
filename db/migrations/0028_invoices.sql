-- Invoices of real clients: drafted and issued by staff, read by the client, corrected by credit notes.
-- Amounts are whole minor units (cents), so that nothing is ever rounded twice.

-- Append-only, like the hours of the calendar: the highest version is in force.
CREATE TABLE billing_settings (
  version integer PRIMARY KEY CHECK (version > 0),
  issuer_name text NOT NULL CHECK (length(trim(issuer_name)) BETWEEN 1 AND 200),
  issuer_address text NOT NULL CHECK (length(trim(issuer_address)) BETWEEN 1 AND 1000),
  issuer_email text NOT NULL CHECK (length(issuer_email) BETWEEN 3 AND 255),
  days_to_pay smallint NOT NULL CHECK (days_to_pay BETWEEN 0 AND 365),
  -- Registration numbers by the tax they belong to; what a bank asks for in a transfer, or null.
  registrations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(registrations) = 'object'),
  bank jsonb CHECK (jsonb_typeof(bank) = 'object'),
  changed_by uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One series for each kind and year. The row stays locked until the transaction that took the number
-- ends, and a transaction that fails gives it back: consecutive, none twice, none left out.
CREATE TABLE invoice_numbers (
  kind text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (kind, year)
);

CREATE TABLE invoices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL REFERENCES clients ON DELETE RESTRICT,
  project_id uuid,
  kind text NOT NULL DEFAULT 'invoice' CHECK (kind IN ('invoice', 'credit_note')),
  corrects_id uuid,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'pending', 'overdue', 'paid', 'credited')),
  number text UNIQUE CHECK (number ~ '^(INV|CN)-[0-9]{4}-[0-9]{6,}$'),
  issued_on date,
  issued_at timestamptz,
  due_on date NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  po_number text CHECK (length(po_number) <= 100),
  bill_name text NOT NULL CHECK (length(trim(bill_name)) BETWEEN 1 AND 200),
  bill_address text CHECK (length(bill_address) <= 1000),
  bill_contact text CHECK (length(bill_contact) <= 300),
  description text NOT NULL CHECK (length(trim(description)) BETWEEN 1 AND 300),
  notes text CHECK (length(notes) <= 4000),
  -- As they were when it was issued; a draft follows the settings and the project.
  issuer jsonb CHECK (jsonb_typeof(issuer) = 'object'),
  project_name text,
  subtotal bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  credited bigint NOT NULL DEFAULT 0 CHECK (credited >= 0),
  balance bigint NOT NULL GENERATED ALWAYS AS
    (CASE WHEN kind = 'invoice' THEN total - paid - credited ELSE 0 END) STORED,
  pay_link text CHECK (pay_link ~ '^https://' AND length(pay_link) <= 2000),
  mailed_at timestamptz,
  mailed_by_job uuid,
  soon_reminder_at timestamptz,
  due_reminder_at timestamptz,
  late_reminder_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(coalesce(number, '') || ' ' || bill_name || ' ' ||
    description || ' ' || coalesce(po_number, ''))) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id),
  FOREIGN KEY (client_id, project_id) REFERENCES projects (client_id, id) ON DELETE RESTRICT,
  FOREIGN KEY (client_id, corrects_id) REFERENCES invoices (client_id, id) ON DELETE RESTRICT,
  CHECK ((kind = 'credit_note') = (corrects_id IS NOT NULL)),
  CHECK ((status = 'draft') = (number IS NULL)),
  CHECK ((status = 'draft') = (issued_on IS NULL) AND (status = 'draft') = (issued_at IS NULL)),
  CHECK (status = 'draft' OR total >= 0),
  CHECK (credited <= greatest(total, 0) AND paid <= greatest(total, 0))
);
-- One index for each order a list can have. What is read across clients says `version >= 1`, which is true
-- of every row, and only then finds its index: a list of one client is read from that client's own.
CREATE INDEX invoices_issued ON invoices (coalesce(issued_at, 'infinity'::timestamptz), id) WHERE version >= 1;
CREATE INDEX invoices_due ON invoices (due_on, id) WHERE version >= 1;
CREATE INDEX invoices_number ON invoices (coalesce(number, ''), id) WHERE version >= 1;
CREATE INDEX invoices_total ON invoices (total, id) WHERE version >= 1;
CREATE INDEX invoices_status_issued ON invoices (status, coalesce(issued_at, 'infinity'::timestamptz), id)
  WHERE version >= 1;
CREATE INDEX invoices_status_due ON invoices (status, due_on, id) WHERE version >= 1;
CREATE INDEX invoices_client_issued ON invoices (client_id, coalesce(issued_at, 'infinity'::timestamptz), id);
CREATE INDEX invoices_client_due ON invoices (client_id, due_on, id);
CREATE INDEX invoices_client_number ON invoices (client_id, coalesce(number, ''), id);
CREATE INDEX invoices_client_total ON invoices (client_id, total, id);
CREATE INDEX invoices_client_created ON invoices (client_id, created_at DESC, id DESC);
-- What the clock looks for.
CREATE INDEX invoices_open_due ON invoices (due_on, id) WHERE status IN ('pending', 'overdue');
CREATE INDEX invoices_created ON invoices (created_at DESC, id DESC) WHERE version >= 1;
CREATE INDEX invoices_project ON invoices (client_id, project_id) WHERE project_id IS NOT NULL;
CREATE INDEX invoices_corrects ON invoices (client_id, corrects_id) WHERE corrects_id IS NOT NULL;
CREATE INDEX invoices_search ON invoices USING gin (search_text gin_trgm_ops);

CREATE TABLE invoice_taxes (
  client_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  id text NOT NULL CHECK (id ~ '^[a-z]$'),
  name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 100),
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 100000), -- thousandths of a percent
  registration text CHECK (length(registration) <= 100),
  base bigint NOT NULL DEFAULT 0,
  amount bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (invoice_id, id),
  FOREIGN KEY (client_id, invoice_id) REFERENCES invoices (client_id, id) ON DELETE CASCADE
);

CREATE TABLE invoice_lines (
  client_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 100),
  description text NOT NULL CHECK (length(trim(description)) BETWEEN 1 AND 1000),
  quantity bigint NOT NULL CHECK (quantity > 0), -- thousandths
  unit_price bigint NOT NULL,
  net bigint NOT NULL,
  taxes text[] NOT NULL DEFAULT '{}',
  -- Of a credit note: the line that it takes back, whole or in part.
  corrects_position smallint,
  PRIMARY KEY (invoice_id, position),
  FOREIGN KEY (client_id, invoice_id) REFERENCES invoices (client_id, id) ON DELETE CASCADE
);

-- What was received; below nought what was given back. One that was recorded in error is voided.
CREATE TABLE invoice_payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  received_on date NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  method text NOT NULL CHECK (length(trim(method)) BETWEEN 1 AND 100),
  reference text CHECK (length(reference) <= 200),
  recorded_by text NOT NULL CHECK (length(recorded_by) <= 200),
  voided_at timestamptz,
  voided_by text CHECK (length(voided_by) <= 200),
  void_reason text CHECK (length(void_reason) <= 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (client_id, invoice_id) REFERENCES invoices (client_id, id) ON DELETE RESTRICT
);
CREATE INDEX invoice_payments_invoice ON invoice_payments (client_id, invoice_id, received_on, id);

-- What lists show above their rows, kept by a trigger: a million invoices are not added up for a page.
CREATE TABLE invoice_sums (
  client_id uuid NOT NULL REFERENCES clients ON DELETE CASCADE,
  currency text NOT NULL,
  paid bigint NOT NULL DEFAULT 0,
  pending bigint NOT NULL DEFAULT 0,
  overdue bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (client_id, currency)
);

CREATE TRIGGER touch BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- The number is given here and nowhere else: it cannot be chosen, and exists only with its invoice.
CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE taken integer;
BEGIN
  INSERT INTO invoice_numbers AS n (kind, year, last)
    VALUES (NEW.kind, extract(year FROM NEW.issued_on)::integer, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = n.last + 1 RETURNING last INTO taken;
  NEW.number = CASE NEW.kind WHEN 'invoice' THEN 'INV-' ELSE 'CN-' END
    || to_char(NEW.issued_on, 'YYYY') || '-' || lpad(taken::text, greatest(6, length(taken::text)), '0');
  RETURN NEW;
END $$;
CREATE TRIGGER issue BEFORE UPDATE ON invoices FOR EACH ROW
  WHEN (OLD.issued_on IS NULL AND NEW.issued_on IS NOT NULL) EXECUTE FUNCTION number_invoice();

-- What was issued stays as it is, whoever asks: only what happens to it afterwards is written down.
CREATE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  later text[] = ARRAY['status', 'paid', 'credited', 'balance', 'pay_link', 'mailed_at', 'mailed_by_job',
    'soon_reminder_at', 'due_reminder_at', 'late_reminder_at', 'search_text', 'updated_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - later = to_jsonb(OLD) - later THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'an issued invoice is corrected by a credit note, never changed'
    USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER stay BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW
  WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION keep_issued_invoice();

CREATE FUNCTION keep_issued_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM invoices WHERE id = OLD.invoice_id AND number IS NOT NULL) THEN
    RAISE EXCEPTION 'an issued invoice is corrected by a credit note, never changed'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER stay BEFORE UPDATE OR DELETE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION keep_issued_part();
CREATE TRIGGER stay BEFORE UPDATE OR DELETE ON invoice_taxes FOR EACH ROW EXECUTE FUNCTION keep_issued_part();

CREATE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE later text[] = ARRAY['voided_at', 'voided_by', 'void_reason'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - later = to_jsonb(OLD) - later
    AND (OLD.voided_at IS NULL OR to_jsonb(NEW) = to_jsonb(OLD)) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a payment is voided, never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER stay BEFORE UPDATE OR DELETE ON invoice_payments FOR EACH ROW EXECUTE FUNCTION keep_payment();

CREATE FUNCTION sum_invoices() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE old_paid bigint = 0; old_pending bigint = 0; old_overdue bigint = 0;
BEGIN
  IF NEW.kind <> 'invoice' THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    old_paid = OLD.paid;
    IF OLD.status = 'pending' THEN old_pending = OLD.balance; END IF;
    IF OLD.status = 'overdue' THEN old_overdue = OLD.balance; END IF;
  END IF;
  INSERT INTO invoice_sums AS s (client_id, currency, paid, pending, overdue)
    VALUES (NEW.client_id, NEW.currency, NEW.paid - old_paid,
      CASE NEW.status WHEN 'pending' THEN NEW.balance ELSE 0 END - old_pending,
      CASE NEW.status WHEN 'overdue' THEN NEW.balance ELSE 0 END - old_overdue)
    ON CONFLICT (client_id, currency) DO UPDATE SET paid = s.paid + excluded.paid,
      pending = s.pending + excluded.pending, overdue = s.overdue + excluded.overdue;
  RETURN NULL;
END $$;
CREATE TRIGGER sums AFTER INSERT ON invoices FOR EACH ROW
  WHEN (NEW.number IS NOT NULL) EXECUTE FUNCTION sum_invoices();
CREATE TRIGGER sums_change AFTER UPDATE ON invoices FOR EACH ROW
  WHEN (NEW.number IS NOT NULL AND (OLD.status, OLD.paid, OLD.balance) IS DISTINCT FROM (NEW.status, NEW.paid, NEW.balance))
  EXECUTE FUNCTION sum_invoices();

REVOKE ALL ON FUNCTION number_invoice(), keep_issued_invoice(), keep_issued_part(), keep_payment(), sum_invoices() FROM PUBLIC;

ALTER TABLE billing_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice_numbers ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoices ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice_taxes ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice_payments ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice_sums ENABLE ROW LEVEL SECURITY;

GRANT SELECT, INSERT ON billing_settings TO unordin_staff;
CREATE POLICY staff_all ON billing_settings TO unordin_staff USING (true) WITH CHECK (true);

-- Staff read all, begin with a draft, and delete nothing but drafts.
GRANT SELECT, INSERT, UPDATE, DELETE ON invoices TO unordin_staff;
CREATE POLICY staff_reads ON invoices FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_drafts ON invoices FOR INSERT TO unordin_staff WITH CHECK (number IS NULL);
CREATE POLICY staff_changes ON invoices FOR UPDATE TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_discards ON invoices FOR DELETE TO unordin_staff USING (number IS NULL);
DO $$
DECLARE t text;
  draft text = '(EXISTS (SELECT 1 FROM invoices i WHERE i.id = invoice_id AND i.number IS NULL))';
BEGIN
  FOREACH t IN ARRAY ARRAY['invoice_lines', 'invoice_taxes'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO unordin_staff', t);
    EXECUTE format('CREATE POLICY staff_reads ON %I FOR SELECT TO unordin_staff USING (true)', t);
    EXECUTE format('CREATE POLICY staff_drafts ON %I FOR INSERT TO unordin_staff WITH CHECK %s', t, draft);
    EXECUTE format('CREATE POLICY staff_discards ON %I FOR DELETE TO unordin_staff USING %s', t, draft);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE (voided_at, voided_by, void_reason) ON invoice_payments TO unordin_staff;
CREATE POLICY staff_all ON invoice_payments TO unordin_staff USING (true) WITH CHECK (true);
GRANT SELECT ON invoice_sums TO unordin_staff;
CREATE POLICY staff_reads ON invoice_sums FOR SELECT TO unordin_staff USING (true);

-- A client's people read what was issued to it. A part belongs to whoever sees its invoice.
GRANT SELECT (id, client_id, project_id, kind, corrects_id, status, number, issued_on, issued_at, due_on, currency,
  po_number, bill_name, bill_address, bill_contact, description, notes, issuer, project_name, subtotal, total, paid,
  credited, balance, pay_link, search_text, created_at) ON invoices TO unordin_request;
CREATE POLICY own_issued ON invoices FOR SELECT TO unordin_request
  USING (client_id = app_client_id() AND number IS NOT NULL);
GRANT SELECT ON invoice_lines, invoice_taxes TO unordin_request;
CREATE POLICY own_issued ON invoice_lines FOR SELECT TO unordin_request
  USING (client_id = app_client_id() AND EXISTS (SELECT 1 FROM invoices i WHERE i.id = invoice_id));
CREATE POLICY own_issued ON invoice_taxes FOR SELECT TO unordin_request
  USING (client_id = app_client_id() AND EXISTS (SELECT 1 FROM invoices i WHERE i.id = invoice_id));
GRANT SELECT (id, client_id, invoice_id, received_on, amount, method, reference, voided_at, created_at)
  ON invoice_payments TO unordin_request;
CREATE POLICY own_received ON invoice_payments FOR SELECT TO unordin_request
  USING (client_id = app_client_id() AND voided_at IS NULL);
GRANT SELECT ON invoice_sums TO unordin_request;
CREATE POLICY own_client ON invoice_sums FOR SELECT TO unordin_request USING (client_id = app_client_id());
