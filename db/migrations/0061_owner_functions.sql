-- What a request may have done with the rights of the owner: two functions, and nothing more. Until now the
-- transaction gave up its role for such a statement, and whatever ran before it took it back had no limits.

-- Adds a job as the queue's library does; an upgrade of the library that changes this is found by a test.
CREATE FUNCTION enqueue_job(the_queue text, the_id uuid, the_data jsonb, the_start timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO pgboss.job (id, name, data, start_after, keep_until, expire_seconds, deletion_seconds,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    SELECT the_id, q.name, the_data, start, start + q.retention_seconds * interval '1 second', q.expire_seconds,
      q.deletion_seconds, q.retry_limit, q.retry_delay, coalesce(q.retry_backoff, false), q.retry_delay_max, q.policy,
      q.dead_letter, q.heartbeat_seconds
    FROM pgboss.queue q, coalesce(the_start, now()) AS start WHERE q.name = the_queue
    ON CONFLICT DO NOTHING;
  IF NOT FOUND AND NOT EXISTS (SELECT FROM pgboss.queue WHERE name = the_queue) THEN
    RAISE EXCEPTION 'there is no queue %', the_queue;
  END IF;
END $$;

-- One row for each active person of a client. A client's people may not see each other's profiles; a client
-- reaches its own people only, and a visitor nobody.
CREATE FUNCTION notify_client(the_client uuid, the_kind text, the_title text, the_url text, the_users uuid[], the_author uuid)
  RETURNS SETOF uuid LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO notifications (client_id, user_id, kind, title, url)
  SELECT client_id, user_id, the_kind, the_title, the_url FROM profiles
  WHERE client_id = the_client AND deactivated_at IS NULL AND NOT paused
    AND (the_users IS NULL OR user_id = ANY (the_users)) AND user_id IS DISTINCT FROM the_author
    AND (current_setting('role') <> 'unordin_request' OR client_id = app_client_id())
  RETURNING user_id
$$;

REVOKE EXECUTE ON FUNCTION enqueue_job, notify_client FROM PUBLIC;
GRANT EXECUTE ON FUNCTION enqueue_job, notify_client TO unordin_request, unordin_staff;
