-- The audit log as a list of a million rows: by kind of thing, and by whatever is remembered of an
-- event. An address that was tried at a sign-in is not its actor, so it is looked for in the details.
ALTER TABLE audit_events
  ADD COLUMN noun text NOT NULL GENERATED ALWAYS AS (split_part(action, '.', 1)) STORED,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS
    (lower(coalesce(actor_email, '') || ' ' || action || ' ' || coalesce(subject_type, '') || ' ' ||
      coalesce(subject_id, '') || ' ' || coalesce(ip, '') || ' ' || coalesce(details ->> 'email', ''))) STORED;
CREATE INDEX audit_events_noun ON audit_events (noun, created_at DESC, id DESC);
CREATE INDEX audit_events_search ON audit_events USING gin (search_text gin_trgm_ops);

-- Whoever writes an event does not choose its id or its time.
REVOKE INSERT ON audit_events FROM unordin_request, unordin_staff;
GRANT INSERT (actor_id, actor_email, action, subject_type, subject_id, ip, details) ON audit_events
  TO unordin_request, unordin_staff;
