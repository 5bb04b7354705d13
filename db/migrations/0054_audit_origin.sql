-- In which session, and in which request, something was done. What was recorded before has neither.
ALTER TABLE audit_events
  ADD COLUMN session_id text,
  ADD COLUMN request_id uuid;
GRANT INSERT (session_id, request_id) ON audit_events TO unordin_request, unordin_staff;
