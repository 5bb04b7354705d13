-- A new installation gets its samples in several steps. Until the last one is done, each start goes on with them;
-- afterwards none makes them again, whatever staff have deleted.
CREATE TABLE sample_content (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  completed_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE sample_content ENABLE ROW LEVEL SECURITY;

-- An installation with the sample account has its samples, and staff may have deleted some.
INSERT INTO sample_content (completed_at)
SELECT now() WHERE EXISTS (SELECT FROM auth_users WHERE email = 'client@example.com');
