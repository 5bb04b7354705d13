-- A client may name billing contacts. As soon as one is named, only they see invoices and get the mails about them.
ALTER TABLE profiles ADD COLUMN billing_contact boolean NOT NULL DEFAULT false;
GRANT SELECT (billing_contact) ON profiles TO unordin_request;
CREATE INDEX profiles_billing_contacts ON profiles (client_id) WHERE billing_contact;

-- Whoever moves to another client does not take this along.
CREATE FUNCTION end_billing_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.billing_contact := false;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION end_billing_contact() FROM PUBLIC;
CREATE TRIGGER end_billing_contact BEFORE UPDATE ON profiles FOR EACH ROW
  WHEN (NEW.client_id IS DISTINCT FROM OLD.client_id AND NEW.billing_contact)
  EXECUTE FUNCTION end_billing_contact();

-- The people who get the mails about a client's invoices: its billing contacts, else its administrators. Administrators
-- too when none of the contacts can sign in any more, so that no invoice goes to nobody.
CREATE FUNCTION billing_people(of_client uuid) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.user_id FROM profiles p
  WHERE p.client_id = of_client AND p.deactivated_at IS NULL AND NOT p.paused
    AND CASE WHEN EXISTS (SELECT FROM profiles n WHERE n.client_id = of_client AND n.billing_contact
        AND n.deactivated_at IS NULL AND NOT n.paused)
      THEN p.billing_contact ELSE p.role = 'client_admin' END
$$;
REVOKE ALL ON FUNCTION billing_people(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION billing_people(uuid) TO unordin_staff;

-- Who sees a client's invoices: everybody of it while no billing contact is named. Staff who view the portal see them.
CREATE FUNCTION sees_invoices(of_user uuid, of_client uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM profiles p WHERE p.client_id = of_client AND p.billing_contact)
    OR of_user IN (SELECT billing_people(of_client))
$$;
REVOKE ALL ON FUNCTION sees_invoices(uuid, uuid) FROM PUBLIC;
CREATE FUNCTION app_sees_invoices() RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT app_viewing() OR sees_invoices(app_user_id(), app_client_id())
$$;
REVOKE ALL ON FUNCTION app_sees_invoices() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_sees_invoices() TO unordin_request;

-- Asked once in a statement. Lines and taxes follow their invoice.
ALTER POLICY own_issued ON invoices
  USING (client_id = app_client_id() AND number IS NOT NULL AND (SELECT app_sees_invoices()));
ALTER POLICY own_received ON invoice_payments
  USING (client_id = app_client_id() AND voided_at IS NULL AND (SELECT app_sees_invoices()));
ALTER POLICY own_client ON invoice_sums USING (client_id = app_client_id() AND (SELECT app_sees_invoices()));

CREATE OR REPLACE FUNCTION own_invoices_matching(pattern text, at_most integer, of_status text DEFAULT NULL)
  RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET plan_cache_mode = force_custom_plan AS $$
  WITH found AS MATERIALIZED (
    SELECT id FROM invoices WHERE client_id = app_client_id() AND number IS NOT NULL AND search_text LIKE pattern
      AND (of_status IS NULL OR status = of_status) AND (SELECT app_sees_invoices()))
  SELECT id FROM found LIMIT at_most
$$;
CREATE OR REPLACE FUNCTION own_voided_payments() RETURNS TABLE (id uuid, invoice_id uuid, received_on date, amount bigint,
    method text, created_at timestamptz, voided_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.id, p.invoice_id, p.received_on, p.amount, p.method, p.created_at, p.voided_at
  FROM invoice_payments p WHERE p.client_id = app_client_id() AND p.voided_at IS NOT NULL AND (SELECT app_sees_invoices())
$$;

-- A notice names the invoice and what was paid. It goes to those who see invoices, and an old one is seen by nobody else.
CREATE FUNCTION is_billing_notice(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT kind LIKE 'invoice.%' OR kind LIKE 'credit\_note.%' OR kind LIKE 'payment.%'
$$;
GRANT EXECUTE ON FUNCTION is_billing_notice(text) TO unordin_request, unordin_staff;
CREATE OR REPLACE FUNCTION notify_client(the_client uuid, the_kind text, the_title text, the_url text, the_users uuid[],
    the_author uuid)
  RETURNS SETOF uuid LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO notifications (client_id, user_id, kind, title, url)
  SELECT client_id, user_id, the_kind, the_title, the_url FROM profiles
  WHERE client_id = the_client AND deactivated_at IS NULL AND NOT paused
    AND (the_users IS NULL OR user_id = ANY (the_users)) AND user_id IS DISTINCT FROM the_author
    AND (NOT is_billing_notice(the_kind) OR sees_invoices(user_id, the_client))
    AND (current_setting('role') <> 'unordin_request' OR client_id = app_client_id())
  RETURNING user_id
$$;
ALTER POLICY own ON notifications USING (user_id = app_user_id() AND client_id = app_client_id()
  AND (NOT is_billing_notice(kind) OR (SELECT app_sees_invoices())));

-- Whom somebody asks who sees no invoices. Empty for everybody who sees them.
CREATE FUNCTION own_billing_contacts() RETURNS TABLE (name text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.full_name FROM billing_people(app_client_id()) b(user_id) JOIN profiles p USING (user_id)
  WHERE NOT app_sees_invoices() ORDER BY p.full_name
$$;
REVOKE ALL ON FUNCTION own_billing_contacts() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_billing_contacts() TO unordin_request;

-- Says what became of it, as set_colleague does. An administrator may name themselves.
CREATE FUNCTION set_billing_contact(colleague uuid, to_contact boolean, seen_contact boolean) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found profiles;
BEGIN
  IF app_viewing() OR app_client_id() IS NULL THEN RETURN 'not_found'; END IF;
  IF NOT EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = app_user_id() AND p.client_id = app_client_id()
      AND p.role = 'client_admin' AND p.deactivated_at IS NULL FOR SHARE) THEN RETURN 'not_found'; END IF;
  SELECT * INTO found FROM profiles p WHERE p.id = colleague AND p.client_id = app_client_id()
    AND p.role IN ('client_admin', 'client_user') FOR UPDATE;
  IF found.id IS NULL THEN RETURN 'not_found'; END IF;
  IF found.billing_contact = to_contact THEN RETURN 'same'; END IF;
  IF found.billing_contact <> seen_contact THEN RETURN 'changed'; END IF;
  UPDATE profiles p SET billing_contact = to_contact WHERE p.id = colleague;
  RETURN 'done';
END $$;
REVOKE ALL ON FUNCTION set_billing_contact(uuid, boolean, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_billing_contact(uuid, boolean, boolean) TO unordin_request;
