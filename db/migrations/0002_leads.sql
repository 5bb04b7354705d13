-- Every enquiry, whatever door it came through. The id is derived from what was sent
-- (docs/decisions/006-lead-identity-is-its-content.md), so sending twice stores once.
CREATE TABLE leads (
  id uuid PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('blueprint', 'contact', 'get_started', 'application', 'newsletter', 'assistant')),
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 200),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 255),
  phone text CHECK (length(phone) <= 50),
  company_name text CHECK (length(company_name) <= 200),
  company_size text CHECK (length(company_size) <= 50),
  primary_interest text CHECK (length(primary_interest) <= 100),
  message text CHECK (length(message) <= 10000),
  details jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'contacted', 'qualified', 'converted')),
  search_text text NOT NULL GENERATED ALWAYS AS
    (lower(full_name || ' ' || email || ' ' || coalesce(company_name, ''))) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX leads_created ON leads (created_at DESC, id DESC);
CREATE INDEX leads_source_created ON leads (source, created_at DESC, id DESC);
CREATE INDEX leads_source_status_created ON leads (source, status, created_at DESC, id DESC);
CREATE INDEX leads_status_created ON leads (status, created_at DESC, id DESC);
CREATE INDEX leads_name ON leads (lower(full_name), id);
CREATE INDEX leads_email ON leads (lower(email), id);
CREATE INDEX leads_company ON leads (lower(coalesce(company_name, '')), id);
CREATE INDEX leads_interest ON leads (coalesce(primary_interest, ''), id);
CREATE INDEX leads_status ON leads (status, id);
CREATE INDEX leads_search ON leads USING gin (search_text gin_trgm_ops);

CREATE VIEW blueprint_leads WITH (security_invoker = true) AS
  SELECT id, full_name, email, phone, company_name, company_size, primary_interest, message, status, created_at
  FROM leads WHERE source = 'blueprint';

CREATE TABLE lead_activities (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('note', 'status')),
  body text CHECK (length(body) BETWEEN 1 AND 5000),
  from_status text,
  to_status text,
  actor_id uuid REFERENCES auth_users ON DELETE SET NULL,
  actor_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'note') = (body IS NOT NULL)),
  CHECK ((kind = 'status') = (to_status IS NOT NULL))
);
CREATE INDEX lead_activities_lead ON lead_activities (lead_id, created_at DESC, id DESC);

-- Exact totals without counting a million rows. Sixteen shards so that simultaneous visitors
-- do not queue for one row.
CREATE TABLE lead_counts (
  source text NOT NULL,
  status text NOT NULL,
  shard smallint NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (source, status, shard)
);

CREATE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO lead_counts AS c (source, status, shard, total)
      SELECT source, status, pg_backend_pid() % 16, count(*) FROM new_leads GROUP BY source, status ORDER BY source, status
      ON CONFLICT (source, status, shard) DO UPDATE SET total = c.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO lead_counts AS c (source, status, shard, total)
      SELECT source, status, pg_backend_pid() % 16, -count(*) FROM old_leads GROUP BY source, status ORDER BY source, status
      ON CONFLICT (source, status, shard) DO UPDATE SET total = c.total + excluded.total;
  ELSE
    INSERT INTO lead_counts AS c (source, status, shard, total)
      SELECT source, status, pg_backend_pid() % 16, sum(n) FROM (
        SELECT source, status, 1 AS n FROM new_leads UNION ALL SELECT source, status, -1 FROM old_leads
      ) AS moved GROUP BY source, status HAVING sum(n) <> 0 ORDER BY source, status
      ON CONFLICT (source, status, shard) DO UPDATE SET total = c.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER leads_counted_insert AFTER INSERT ON leads REFERENCING NEW TABLE AS new_leads
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
CREATE TRIGGER leads_counted_delete AFTER DELETE ON leads REFERENCING OLD TABLE AS old_leads
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
CREATE TRIGGER leads_counted_update AFTER UPDATE ON leads REFERENCING OLD TABLE AS old_leads NEW TABLE AS new_leads
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();

CREATE TABLE audit_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  created_at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  actor_email text,
  action text NOT NULL CHECK (length(action) <= 100),
  subject_type text,
  subject_id text,
  ip text,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_events_created ON audit_events (created_at DESC, id DESC);
CREATE INDEX audit_events_subject ON audit_events (subject_type, subject_id, created_at DESC);
CREATE INDEX audit_events_actor ON audit_events (actor_id, created_at DESC);

CREATE TABLE rate_limits (
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  hits integer NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (key, window_start)
);
CREATE INDEX rate_limits_expiry ON rate_limits (expires_at);

-- What left the house: one row a mail, written when the mail server has taken it.
CREATE TABLE mail_deliveries (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mail_deliveries_sent ON mail_deliveries (sent_at DESC);
