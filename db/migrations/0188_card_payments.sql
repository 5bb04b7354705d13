-- Invoices paid by card on the pages of a payment provider. A checkout is one page of theirs that asks for the open
-- amount of one invoice; what it led to becomes a payment of the invoice, or a matter for staff to look at.
CREATE TABLE card_checkouts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  -- The provider's id of the page, and its address until it has ended. Of a page that they failed to open, the key of the
  -- question, which is not asked again.
  session_id text NOT NULL UNIQUE CHECK (length(session_id) BETWEEN 1 AND 255),
  url text CHECK (length(url) <= 4000),
  -- What was asked, in hundredths as everywhere.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- `processing`: confirmed by the client, not yet by their bank.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'processing', 'paid', 'failed', 'expired')),
  -- The provider's id of the payment, by which they name it in a refund.
  payment_id text CHECK (length(payment_id) <= 255),
  started_by uuid REFERENCES auth_users ON DELETE SET NULL,
  expires_at timestamptz NOT NULL,
  -- When the provider is asked, in case its message does not arrive.
  check_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  FOREIGN KEY (client_id, invoice_id) REFERENCES invoices (client_id, id) ON DELETE RESTRICT
);
CREATE INDEX card_checkouts_invoice ON card_checkouts (client_id, invoice_id, created_at DESC);
CREATE INDEX card_checkouts_payment ON card_checkouts (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX card_checkouts_started ON card_checkouts (started_by) WHERE started_by IS NOT NULL;
CREATE INDEX card_checkouts_check ON card_checkouts (check_at) WHERE state IN ('open', 'processing');
CREATE INDEX card_checkouts_over ON card_checkouts (created_at) WHERE state IN ('failed', 'expired');

-- The provider sends a message until it is answered, and may send it twice: each counts once.
CREATE TABLE card_events (
  id text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 255),
  kind text NOT NULL CHECK (length(kind) <= 100),
  received_at timestamptz NOT NULL
);
CREATE INDEX card_events_received ON card_events (received_at);

-- What the provider told and no rule can finish: money that no invoice asks for, or that was given back.
CREATE TABLE card_matters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('too_much', 'other_amount', 'refunded')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  payment_id text NOT NULL CHECK (length(payment_id) BETWEEN 1 AND 255),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen_to_at timestamptz,
  seen_to_by text CHECK (length(seen_to_by) <= 200),
  CHECK ((seen_to_at IS NULL) = (seen_to_by IS NULL)),
  FOREIGN KEY (client_id, invoice_id) REFERENCES invoices (client_id, id) ON DELETE RESTRICT
);
CREATE INDEX card_matters_open ON card_matters (created_at, id) WHERE seen_to_at IS NULL;
CREATE INDEX card_matters_invoice ON card_matters (client_id, invoice_id, created_at);
CREATE INDEX card_matters_payment ON card_matters (payment_id);

ALTER TABLE card_checkouts ENABLE ROW LEVEL SECURITY;
ALTER TABLE card_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE card_matters ENABLE ROW LEVEL SECURITY;

-- Whoever sees the invoice may begin to pay it, except staff who only look.
GRANT SELECT (id, client_id, invoice_id, session_id, url, amount, currency, state, expires_at, created_at),
  INSERT (client_id, invoice_id, session_id, url, amount, currency, started_by, expires_at, check_at)
  ON card_checkouts TO unordin_request;
CREATE POLICY own_read ON card_checkouts FOR SELECT TO unordin_request
  USING (client_id = app_client_id() AND (SELECT app_sees_invoices()));
CREATE POLICY own_begin ON card_checkouts FOR INSERT TO unordin_request
  WITH CHECK (client_id = app_client_id() AND started_by = app_user_id() AND NOT app_viewing()
    AND (SELECT app_sees_invoices()));

GRANT SELECT ON card_checkouts TO unordin_staff;
CREATE POLICY staff_reads ON card_checkouts FOR SELECT TO unordin_staff USING (true);
GRANT SELECT, UPDATE (seen_to_at, seen_to_by) ON card_matters TO unordin_staff;
CREATE POLICY staff_reads ON card_matters FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_sees_to ON card_matters FOR UPDATE TO unordin_staff USING (true) WITH CHECK (true);
