-- A booked time of an address that has proven nothing: how many of those there are decides whether the
-- next one stands at once or is held until its address is confirmed (app/features/bookings/booking-pressure.ts).
ALTER TABLE bookings
  -- When the link in the mail was used; what was booked before this existed counts as confirmed.
  ADD COLUMN confirmed_at timestamptz,
  -- Until then the time is kept for an address that is still to be confirmed.
  ADD COLUMN held_until timestamptz,
  -- Where it came from, as keyed hashes: its address and the networks around that, and whom the mailbox belongs to.
  ADD COLUMN from_address bytea,
  ADD COLUMN from_site bytea,
  ADD COLUMN from_network bytea,
  ADD COLUMN party bytea,
  -- A proof of work counts once.
  ADD COLUMN proof text UNIQUE CHECK (length(proof) <= 100),
  ADD CHECK (confirmed_at IS NULL OR held_until IS NULL),
  DROP CONSTRAINT bookings_cancelled_by_check,
  -- `lapse`: nobody confirmed the address in time.
  ADD CONSTRAINT bookings_cancelled_by_check CHECK (cancelled_by IN ('visitor', 'staff', 'lapse'));
UPDATE bookings SET confirmed_at = created_at;
CREATE INDEX bookings_open ON bookings (starts_at) WHERE status = 'booked' AND confirmed_at IS NULL;
CREATE INDEX bookings_held ON bookings (held_until) WHERE status = 'booked' AND held_until IS NOT NULL;

-- A time whose hold has ended is free, also before its row says so.
CREATE OR REPLACE FUNCTION booked_times(since timestamptz, until timestamptz)
  RETURNS TABLE (starts timestamptz, ends timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT lower(blocked), upper(blocked) FROM bookings
  WHERE status = 'booked' AND blocked && tstzrange(since, until) AND (held_until IS NULL OR held_until > now()) ORDER BY 1
$$;

-- Cancels what nobody confirmed in time, so that the constraint lets others have it.
CREATE FUNCTION release_lapsed_bookings() RETURNS SETOF uuid
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE bookings SET status = 'cancelled', cancelled_by = 'lapse', sequence = sequence + 1
  WHERE id IN (SELECT b.id FROM bookings b WHERE b.status = 'booked' AND b.held_until <= now() ORDER BY b.id FOR UPDATE SKIP LOCKED)
  RETURNING id
$$;

-- What addresses without proof have booked and not had yet: on one day, and by whoever asks now. Those
-- who book on one day stand in line here until their transaction ends.
CREATE FUNCTION unconfirmed_bookings(the_day tstzrange, the_address bytea, the_site bytea, the_network bytea, the_party bytea,
    OUT on_day int, OUT by_address int, OUT by_site int, OUT by_network int, OUT by_party int)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('bookings:' || lower(the_day)::text, 0));
  SELECT count(*) FILTER (WHERE b.starts_at <@ the_day), count(*) FILTER (WHERE b.from_address = the_address),
      count(*) FILTER (WHERE b.from_site = the_site), count(*) FILTER (WHERE b.from_network = the_network),
      count(*) FILTER (WHERE b.party = the_party)
    INTO on_day, by_address, by_site, by_network, by_party
    FROM bookings b
    WHERE b.status = 'booked' AND b.confirmed_at IS NULL AND b.starts_at > now() AND (b.held_until IS NULL OR b.held_until > now());
END $$;
REVOKE EXECUTE ON FUNCTION release_lapsed_bookings, unconfirmed_bookings FROM PUBLIC;
GRANT EXECUTE ON FUNCTION release_lapsed_bookings, unconfirmed_bookings TO unordin_request, unordin_staff;

GRANT INSERT (confirmed_at, held_until, from_address, from_site, from_network, party, proof) ON bookings TO unordin_request;
GRANT SELECT (confirmed_at, held_until) ON bookings TO unordin_request;
GRANT UPDATE (confirmed_at, held_until) ON bookings TO unordin_request;
