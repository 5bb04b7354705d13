-- The secret address under which a calendar program reads what somebody's organization owes us and when we meet. One for a
-- person; only a hash of its token is stored.
CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY REFERENCES auth_users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz
);
ALTER TABLE calendar_feeds ENABLE ROW LEVEL SECURITY;
GRANT SELECT (user_id, created_at, read_at), INSERT (user_id, token_hash, created_at), DELETE ON calendar_feeds
  TO unordin_request;
CREATE POLICY own ON calendar_feeds TO unordin_request USING (user_id = app_user_id() AND NOT app_viewing());
