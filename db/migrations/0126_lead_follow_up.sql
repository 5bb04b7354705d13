-- What staff keep of a lead beside its status: who looks after it, what is next, why it was lost, and that it
-- is spam. Spam is in no list, count or figure, and is deleted after 30 days; until then it can be taken back.
ALTER TABLE leads
  ADD COLUMN owner_id uuid REFERENCES auth_users ON DELETE SET NULL,
  ADD COLUMN next_step text CHECK (length(trim(next_step)) BETWEEN 1 AND 200 AND length(next_step) <= 200),
  ADD COLUMN next_step_on date,
  ADD COLUMN lost_reason text
    CHECK (lost_reason IN ('no_answer', 'no_budget', 'not_now', 'other_supplier', 'no_fit', 'duplicate', 'other')),
  ADD COLUMN lost_note text CHECK (length(lost_note) BETWEEN 1 AND 500),
  ADD COLUMN spam_at timestamptz,
  ADD CHECK (next_step_on IS NULL OR next_step IS NOT NULL),
  ADD CHECK (lost_note IS NULL OR lost_reason IS NOT NULL);
CREATE INDEX leads_owner ON leads (owner_id, created_at DESC, id DESC) WHERE owner_id IS NOT NULL;
CREATE INDEX leads_due ON leads (next_step_on, created_at DESC, id DESC) WHERE next_step_on IS NOT NULL;
CREATE INDEX leads_lost ON leads (created_at DESC, id DESC) WHERE lost_reason IS NOT NULL;
CREATE INDEX leads_spam ON leads (created_at DESC, id DESC) WHERE spam_at IS NOT NULL;

-- What changed, in the words that staff read: the name of an owner, a next step, a reason.
ALTER TABLE lead_activities
  ADD COLUMN from_value text CHECK (length(from_value) <= 700),
  ADD COLUMN to_value text CHECK (length(to_value) <= 700),
  DROP CONSTRAINT lead_activities_kind_check,
  ADD CONSTRAINT lead_activities_kind_check
    CHECK (kind IN ('note', 'status', 'owner', 'next_step', 'lost', 'spam'));

-- Spam is not counted.
CREATE OR REPLACE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO lead_counts AS c (source, status, shard, total)
      SELECT source, status, pg_backend_pid() % 16, count(*) FROM new_leads WHERE spam_at IS NULL
      GROUP BY source, status ORDER BY source, status
      ON CONFLICT (source, status, shard) DO UPDATE SET total = c.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO lead_counts AS c (source, status, shard, total)
      SELECT source, status, pg_backend_pid() % 16, -count(*) FROM old_leads WHERE spam_at IS NULL
      GROUP BY source, status ORDER BY source, status
      ON CONFLICT (source, status, shard) DO UPDATE SET total = c.total + excluded.total;
  ELSE
    INSERT INTO lead_counts AS c (source, status, shard, total)
      SELECT source, status, pg_backend_pid() % 16, sum(n) FROM (
        SELECT source, status, 1 AS n FROM new_leads WHERE spam_at IS NULL
        UNION ALL SELECT source, status, -1 FROM old_leads WHERE spam_at IS NULL
      ) AS moved GROUP BY source, status HAVING sum(n) <> 0 ORDER BY source, status
      ON CONFLICT (source, status, shard) DO UPDATE SET total = c.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE VIEW blueprint_leads WITH (security_invoker = true) AS
  SELECT id, full_name, email, phone, company_name, company_size, primary_interest, message, status, created_at
  FROM leads WHERE source = 'blueprint' AND spam_at IS NULL;

-- Leads of one telephone, with and without the country's code.
CREATE INDEX leads_phone ON leads (right(regexp_replace(phone, '\D', '', 'g'), 9)) WHERE phone IS NOT NULL;
