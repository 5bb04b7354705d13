-- Consultations: when calls are possible, and who has booked which time.

-- Append-only: the highest version is in force, and two who edit at once cannot both write the next.
CREATE TABLE booking_settings (
  version integer PRIMARY KEY CHECK (version > 0),
  zone text NOT NULL CHECK (length(zone) BETWEEN 1 AND 64),
  -- Seven lists, Monday first, of [from, until] in minutes of the office's day.
  weekly jsonb NOT NULL CHECK (jsonb_typeof(weekly) = 'array' AND jsonb_array_length(weekly) = 7),
  buffer_before smallint NOT NULL CHECK (buffer_before BETWEEN 0 AND 120),
  buffer_after smallint NOT NULL CHECK (buffer_after BETWEEN 0 AND 120),
  notice_hours smallint NOT NULL CHECK (notice_hours BETWEEN 0 AND 336),
  horizon_days smallint NOT NULL CHECK (horizon_days BETWEEN 1 AND 120),
  place text NOT NULL CHECK (length(trim(place)) BETWEEN 1 AND 500 AND length(place) <= 500),
  changed_by uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO booking_settings
  (version, zone, weekly, buffer_before, buffer_after, notice_hours, horizon_days, place)
VALUES (1, 'America/Toronto',
  '[[[540,720],[780,1020]],[[540,720],[780,1020]],[[540,720],[780,1020]],[[540,720],[780,1020]],[[540,720],[780,960]],[],[]]',
  0, 0, 24, 60, 'Video call. The link comes by mail before the call.');

CREATE TABLE booking_holidays (
  day date PRIMARY KEY,
  label text NOT NULL CHECK (length(trim(label)) BETWEEN 1 AND 100 AND length(label) <= 100),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lead_id uuid REFERENCES leads ON DELETE SET NULL,
  full_name text NOT NULL CHECK (length(trim(full_name)) BETWEEN 1 AND 100 AND length(full_name) <= 100),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 255),
  company_name text CHECK (length(company_name) <= 100),
  note text CHECK (length(note) <= 1000),
  -- The call itself, and the time kept free for it. The latter says whether two calls collide, so
  -- buffers that change later leave what is booked as it was.
  during tstzrange NOT NULL CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)),
  blocked tstzrange NOT NULL CHECK (blocked @> during),
  starts_at timestamptz NOT NULL GENERATED ALWAYS AS (lower(during)) STORED,
  ends_at timestamptz NOT NULL GENERATED ALWAYS AS (upper(during)) STORED,
  zone text NOT NULL CHECK (length(zone) BETWEEN 1 AND 64),
  place text NOT NULL DEFAULT '' CHECK (length(place) <= 500),
  status text NOT NULL DEFAULT 'booked' CHECK (status IN ('booked', 'cancelled')),
  -- Counts what calendars have been told: the SEQUENCE of RFC 5545.
  sequence integer NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  cancelled_by text CHECK (cancelled_by IN ('visitor', 'staff')),
  day_reminder_at timestamptz,
  hour_reminder_at timestamptz,
  search_text text NOT NULL
    GENERATED ALWAYS AS (lower(full_name || ' ' || email || ' ' || coalesce(company_name, ''))) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'cancelled') = (cancelled_by IS NOT NULL)),
  -- A range needs no extension to be compared: no two calls share a minute.
  CONSTRAINT bookings_no_overlap EXCLUDE USING gist (blocked WITH &&) WHERE (status = 'booked')
);
CREATE INDEX bookings_start ON bookings (starts_at, id);
CREATE INDEX bookings_status_start ON bookings (status, starts_at, id);
CREATE INDEX bookings_lead ON bookings (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX bookings_search ON bookings USING gin (search_text gin_trgm_ops);
CREATE TRIGGER touch BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- When nothing more can be booked, without a word about by whom.
CREATE FUNCTION booked_times(since timestamptz, until timestamptz)
  RETURNS TABLE (starts timestamptz, ends timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT lower(blocked), upper(blocked) FROM bookings
  WHERE status = 'booked' AND blocked && tstzrange(since, until) ORDER BY 1
$$;
REVOKE ALL ON FUNCTION booked_times(timestamptz, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION booked_times(timestamptz, timestamptz) TO unordin_request, unordin_staff;

-- The hash of the token in a mailed link, for the length of a transaction.
CREATE FUNCTION app_booking_token() RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE
  RETURN decode(coalesce(current_setting('app.booking_token', true), ''), 'hex');

ALTER TABLE booking_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE booking_holidays ENABLE ROW LEVEL SECURITY;
ALTER TABLE bookings ENABLE ROW LEVEL SECURITY;

GRANT SELECT, INSERT ON booking_settings TO unordin_staff;
CREATE POLICY staff_all ON booking_settings TO unordin_staff USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_holidays, bookings TO unordin_staff;
CREATE POLICY staff_all ON booking_holidays TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON bookings TO unordin_staff USING (true) WITH CHECK (true);

GRANT SELECT (version, zone, weekly, buffer_before, buffer_after, notice_hours, horizon_days, place)
  ON booking_settings TO unordin_request;
CREATE POLICY everyone_reads ON booking_settings FOR SELECT TO unordin_request USING (true);
GRANT SELECT (day) ON booking_holidays TO unordin_request;
CREATE POLICY everyone_reads ON booking_holidays FOR SELECT TO unordin_request USING (true);

-- Anyone books; who holds the mailed token, and nobody else, sees, moves and cancels that one booking.
GRANT INSERT (id, lead_id, full_name, email, company_name, note, during, blocked, zone, place, token_hash)
  ON bookings TO unordin_request;
GRANT SELECT (id, lead_id, full_name, email, company_name, note, during, starts_at, ends_at, zone, place, status,
  sequence, token_hash, cancelled_by, created_at) ON bookings TO unordin_request;
GRANT UPDATE (during, blocked, zone, place, status, sequence, cancelled_by, day_reminder_at, hour_reminder_at)
  ON bookings TO unordin_request;
CREATE POLICY anyone_books ON bookings FOR INSERT TO unordin_request WITH CHECK (status = 'booked' AND sequence = 0);
CREATE POLICY token_reads ON bookings FOR SELECT TO unordin_request USING (token_hash = app_booking_token());
CREATE POLICY token_changes ON bookings FOR UPDATE TO unordin_request
  USING (token_hash = app_booking_token()) WITH CHECK (token_hash = app_booking_token());

CREATE POLICY viewing_adds_nothing ON bookings AS RESTRICTIVE FOR INSERT TO unordin_request WITH CHECK (NOT app_viewing());
CREATE POLICY viewing_changes_nothing ON bookings AS RESTRICTIVE FOR UPDATE TO unordin_request USING (NOT app_viewing());
CREATE POLICY viewing_removes_nothing ON bookings AS RESTRICTIVE FOR DELETE TO unordin_request USING (NOT app_viewing());
