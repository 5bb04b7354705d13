-- What does not work and what will be worked on: the notices of the page `/status`, each with its updates.
CREATE TABLE status_notices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('incident', 'maintenance')),
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 150),
  status text NOT NULL
    CHECK (status IN ('investigating', 'identified', 'monitoring', 'resolved', 'planned', 'underway', 'done', 'cancelled')),
  -- How bad it is for each part of the product, such as {"portal": "down"}.
  affected jsonb NOT NULL CHECK (jsonb_typeof(affected) = 'object'),
  starts_at timestamptz NOT NULL,
  -- When maintenance is to end; an incident has none.
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- Since when it is over, or called off.
  closed_at timestamptz,
  is_open boolean NOT NULL GENERATED ALWAYS AS (closed_at IS NULL) STORED,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(title)) STORED,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (CASE kind WHEN 'incident' THEN status IN ('investigating', 'identified', 'monitoring', 'resolved') AND ends_at IS NULL
    ELSE status IN ('planned', 'underway', 'done', 'cancelled') AND ends_at IS NOT NULL END),
  CHECK ((status IN ('resolved', 'done', 'cancelled')) = (closed_at IS NOT NULL))
);
-- A form says by `updated_at` what it has seen.
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON status_notices FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- One index for each order that the list can have: of all, of those that are open or not, and of one kind.
CREATE INDEX status_notices_start ON status_notices (starts_at DESC, id DESC);
CREATE INDEX status_notices_title ON status_notices (lower(title), id);
CREATE INDEX status_notices_open_start ON status_notices (is_open, starts_at DESC, id DESC);
CREATE INDEX status_notices_open_title ON status_notices (is_open, lower(title), id);
CREATE INDEX status_notices_kind_start ON status_notices (kind, starts_at DESC, id DESC);
CREATE INDEX status_notices_kind_title ON status_notices (kind, lower(title), id);
CREATE INDEX status_notices_search ON status_notices USING gin (search_text gin_trgm_ops);
-- The history of the public page.
CREATE INDEX status_notices_closed ON status_notices (closed_at DESC, id DESC) WHERE closed_at IS NOT NULL;

CREATE TABLE status_updates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  notice_id uuid NOT NULL REFERENCES status_notices ON DELETE CASCADE,
  status text NOT NULL
    CHECK (status IN ('investigating', 'identified', 'monitoring', 'resolved', 'planned', 'underway', 'done', 'cancelled')),
  text text NOT NULL CHECK (length(trim(text)) BETWEEN 1 AND 4000),
  -- Who of the staff has written it; the public page does not say.
  author_id uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX status_updates_of ON status_updates (notice_id, created_at DESC, id DESC);
CREATE INDEX status_updates_author ON status_updates (author_id);

ALTER TABLE status_notices ENABLE ROW LEVEL SECURITY;
ALTER TABLE status_updates ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON status_notices, status_updates TO unordin_staff;
CREATE POLICY staff_all ON status_notices TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON status_updates TO unordin_staff USING (true) WITH CHECK (true);
-- Everybody reads what is posted.
GRANT SELECT (id, kind, title, status, affected, starts_at, ends_at, closed_at, is_open, created_at, updated_at)
  ON status_notices TO unordin_request;
GRANT SELECT (id, notice_id, status, text, created_at) ON status_updates TO unordin_request;
CREATE POLICY posted ON status_notices FOR SELECT TO unordin_request USING (true);
CREATE POLICY posted ON status_updates FOR SELECT TO unordin_request USING (true);

-- Every instance that keeps the page is told when it commits.
CREATE TRIGGER announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON status_notices
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('status');
-- How far its mails are is nobody's news.
CREATE TRIGGER announced AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF status, text ON status_updates
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('status');
