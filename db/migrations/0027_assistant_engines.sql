-- What the assistant may use, as staff last said; each change is a row of its own.
CREATE TABLE assistant_settings (
  version integer PRIMARY KEY CHECK (version > 0),
  -- 'configured': the operator's provider where there is one; 'builtin': nothing leaves this server;
  -- 'off': it answers nobody.
  mode text NOT NULL CHECK (mode IN ('configured', 'builtin', 'off')),
  changed_by uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO assistant_settings (version, mode) VALUES (1, 'configured');
CREATE INDEX assistant_settings_changed_by ON assistant_settings (changed_by);

-- What the configured provider was asked for on a day of UTC, against the daily bound.
CREATE TABLE assistant_usage (
  day date PRIMARY KEY,
  tokens bigint NOT NULL CHECK (tokens >= 0),
  calls integer NOT NULL CHECK (calls >= 0)
);

ALTER TABLE assistant_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE assistant_usage ENABLE ROW LEVEL SECURITY;

GRANT SELECT, INSERT ON assistant_settings TO unordin_staff;
CREATE POLICY staff_all ON assistant_settings TO unordin_staff USING (true) WITH CHECK (true);
GRANT SELECT (version, mode) ON assistant_settings TO unordin_request;
CREATE POLICY everyone_reads ON assistant_settings FOR SELECT TO unordin_request USING (true);

-- Counted by the process itself, never by a request's role.
GRANT SELECT ON assistant_usage TO unordin_staff;
CREATE POLICY staff_all ON assistant_usage TO unordin_staff USING (true) WITH CHECK (true);
