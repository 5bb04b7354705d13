-- What staff have written for the assistant to say: questions in several wordings, one a line, with their
-- answer, or with the page whose own text answers. A live one is said at once, before everything but help
-- in danger.
CREATE TABLE assistant_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  status text NOT NULL DEFAULT 'live' CHECK (status IN ('live', 'withdrawn')),
  asked text NOT NULL CHECK (length(trim(asked)) BETWEEN 1 AND 4000),
  answer text CHECK (length(trim(answer)) BETWEEN 1 AND 1000),
  answer_fr text CHECK (length(trim(answer_fr)) BETWEEN 1 AND 1000),
  path text CHECK (path ~ '^/' AND length(path) <= 300),
  version integer NOT NULL DEFAULT 1,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(asked || ' ' || coalesce(answer, '') || ' ' || coalesce(path, ''))) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (answer IS NOT NULL OR path IS NOT NULL),
  CHECK (answer_fr IS NULL OR answer IS NOT NULL)
);
CREATE INDEX assistant_answers_changed ON assistant_answers (changed_at DESC, id DESC);
CREATE INDEX assistant_answers_asked ON assistant_answers (lower(left(asked, 200)), id);
CREATE INDEX assistant_answers_live ON assistant_answers (changed_at DESC, id DESC) WHERE status = 'live';
CREATE INDEX assistant_answers_search ON assistant_answers USING gin (search_text gin_trgm_ops);

-- Every state that was saved, with who saved it. Added and read, never changed.
CREATE TABLE assistant_answer_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  answer_id uuid NOT NULL REFERENCES assistant_answers ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  status text NOT NULL CHECK (status IN ('live', 'withdrawn')),
  asked text NOT NULL CHECK (length(asked) <= 4000),
  answer text CHECK (length(answer) <= 1000),
  answer_fr text CHECK (length(answer_fr) <= 1000),
  path text CHECK (length(path) <= 300),
  restored_from integer,
  changed_by uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (answer_id, version)
);
CREATE INDEX assistant_answer_versions_by ON assistant_answer_versions (changed_by) WHERE changed_by IS NOT NULL;

CREATE TRIGGER count_version BEFORE UPDATE ON assistant_answers
  FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON assistant_answers
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('assistant-answers');

ALTER TABLE assistant_answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE assistant_answer_versions ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON assistant_answers TO unordin_staff;
CREATE POLICY staff_all ON assistant_answers TO unordin_staff USING (true) WITH CHECK (true);
GRANT SELECT (id, status, asked, answer, answer_fr, path, version) ON assistant_answers TO unordin_request;
CREATE POLICY live_only ON assistant_answers FOR SELECT TO unordin_request USING (status = 'live');
GRANT SELECT, INSERT ON assistant_answer_versions TO unordin_staff;
CREATE POLICY staff_reads ON assistant_answer_versions FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_adds ON assistant_answer_versions FOR INSERT TO unordin_staff WITH CHECK (true);
