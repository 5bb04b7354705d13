-- A key that lets somebody in again stays valid for another month, but never longer than half a year in all.
GRANT SELECT (created_at), UPDATE (expires_at) ON chat_resume_keys TO unordin_request;
CREATE POLICY key_slides ON chat_resume_keys FOR UPDATE TO unordin_request
  USING (key_hash = app_chat_key() AND expires_at > now())
  WITH CHECK (key_hash = app_chat_key() AND expires_at < now() + interval '31 days'
    AND expires_at <= created_at + interval '180 days');
