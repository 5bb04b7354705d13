-- Tells the processes that take jobs from this queue, when the transaction commits, that one is there. The channel is that
-- of the queue's library; an upgrade of the library that changes it is found by a test.
CREATE FUNCTION tell_of_job(the_queue text) RETURNS void
  LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), the_queue)
$$;

-- A job that starts later is found by the processes that look for it.
CREATE OR REPLACE FUNCTION enqueue_job(the_queue text, the_id uuid, the_data jsonb, the_start timestamptz) RETURNS void
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
  IF coalesce(the_start, now()) <= now() THEN
    PERFORM tell_of_job(the_queue);
  END IF;
END $$;
REVOKE EXECUTE ON FUNCTION tell_of_job FROM PUBLIC;
