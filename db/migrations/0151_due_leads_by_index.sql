-- A page of the leads that are due is chosen from this index alone: it holds what the list is sorted and narrowed by.
DROP INDEX leads_due;
CREATE INDEX leads_due ON leads (next_step_on, id) INCLUDE (created_at, source, status, owner_id)
  WHERE next_step_on IS NOT NULL AND status <> 'converted' AND lost_reason IS NULL AND spam_at IS NULL;
