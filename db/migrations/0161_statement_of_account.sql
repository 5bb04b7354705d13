-- A statement of account shows a client that a payment was taken back, and when, so that the balance of
-- every day stays what it was. Its people read no voided payment themselves, because one that was recorded
-- by mistake may name somebody else: the statement gets neither its reference nor who voided it and why.
CREATE FUNCTION own_voided_payments() RETURNS TABLE (id uuid, invoice_id uuid, received_on date, amount bigint,
    method text, created_at timestamptz, voided_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.id, p.invoice_id, p.received_on, p.amount, p.method, p.created_at, p.voided_at
  FROM invoice_payments p WHERE p.client_id = app_client_id() AND p.voided_at IS NOT NULL
$$;
REVOKE ALL ON FUNCTION own_voided_payments() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_voided_payments() TO unordin_request;
