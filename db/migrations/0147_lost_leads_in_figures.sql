-- The figures tell lost leads from the others: they do not wait for a first answer, and the pipeline shows in
-- which status they were lost.
CALL count_by_day('leads', 'leads', $$(created_at AT TIME ZONE 'UTC')::date$$, 'spam_at IS NULL', part => 'source',
  step => $$CASE WHEN lost_reason IS NULL THEN status ELSE 'lost_' || status END$$);
CALL count_by_day('first_answers', 'leads', $$(created_at AT TIME ZONE 'UTC')::date$$,
  $$spam_at IS NULL AND source NOT IN ('application', 'newsletter')
    AND (first_answered_at IS NOT NULL OR (status = 'new' AND lost_reason IS NULL))$$,
  part => $$CASE WHEN first_answered_at IS NULL THEN 'waiting' ELSE 'answered' END$$,
  minutes => 'CASE WHEN first_answered_at IS NULL THEN 0 ELSE minutes_between(created_at, first_answered_at) END');
