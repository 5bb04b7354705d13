-- What waits is counted from an index alone, without a look at each lead: leads that wait for a first answer, those
-- of one of the staff, and next steps by their day. The conditions are those of the statements that count.
DROP INDEX leads_unanswered, leads_due;
CREATE INDEX leads_unanswered ON leads (created_at, id) INCLUDE (source)
  WHERE first_answered_at IS NULL AND status = 'new' AND source NOT IN ('application', 'newsletter')
    AND lost_reason IS NULL AND spam_at IS NULL;
CREATE INDEX leads_unanswered_of_owner ON leads (owner_id, created_at, id)
  WHERE first_answered_at IS NULL AND status = 'new' AND source NOT IN ('application', 'newsletter')
    AND lost_reason IS NULL AND spam_at IS NULL AND owner_id IS NOT NULL;
CREATE INDEX leads_due ON leads (next_step_on, id) INCLUDE (owner_id)
  WHERE next_step_on IS NOT NULL AND status <> 'converted' AND lost_reason IS NULL AND spam_at IS NULL;
