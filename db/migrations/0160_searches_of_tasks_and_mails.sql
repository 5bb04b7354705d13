-- The searches in the lists of open tasks and of emails that did not arrive. Only their rows are in the indexes:
-- most tasks are done one day, and most emails arrive.
CREATE INDEX record_tasks_search ON record_tasks USING gin (lower(title) gin_trgm_ops) WHERE done_at IS NULL;
CREATE INDEX mail_deliveries_failed_search ON mail_deliveries
  USING gin (lower(recipient || ' ' || coalesce(subject, '')) gin_trgm_ops)
  WHERE undelivered_at IS NOT NULL AND seen_to_at IS NULL;
