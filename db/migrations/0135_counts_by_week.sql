-- A year has many counts by day: housekeeping sums whole weeks up as well, so that a long period is read
-- from few rows. A row with `day_count = 7` is the sum of the week that begins on `day`, of rows that are sums.
ALTER TABLE daily_counts ADD COLUMN day_count smallint NOT NULL DEFAULT 1 CHECK (day_count IN (1, 7)),
  ADD CHECK (day_count = 1 OR is_sum);
DROP INDEX daily_counts_day, daily_counts_sum, daily_counts_added;
CREATE UNIQUE INDEX daily_counts_sum ON daily_counts (kind, day_count, day, part, step, minutes) WHERE is_sum;
CREATE INDEX daily_counts_added ON daily_counts (kind, day) WHERE NOT is_sum;
-- Housekeeping sums them up again, with their weeks.
UPDATE daily_counts SET is_sum = false;

-- As in 0134_daily_counts.sql, except that the rows that are there are left to housekeeping as well.
CREATE OR REPLACE PROCEDURE count_by_day(kind text, counted regclass, day text, condition text, part text DEFAULT '''''',
  step text DEFAULT '''''', minutes text DEFAULT '0', amount text DEFAULT '0') LANGUAGE plpgsql AS $$
DECLARE
  name text = 'daily_' || kind;
  columns text = 'kind, day, part, step, minutes, total, amount';
  cells text = format('%L AS kind, %s AS day, %s AS part, %s AS step, %s AS minutes', kind, day, part, step, minutes);
BEGIN
  EXECUTE format($f$
    CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql
      SECURITY DEFINER SET search_path = public, pg_temp AS $t$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO daily_counts (%2$s)
          SELECT %3$s, count(*), sum(%4$s) FROM added WHERE %5$s GROUP BY 2, 3, 4, 5;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO daily_counts (%2$s)
          SELECT %3$s, -count(*), -sum(%4$s) FROM removed WHERE %5$s GROUP BY 2, 3, 4, 5;
      ELSE
        INSERT INTO daily_counts (%2$s)
          SELECT kind, day, part, step, minutes, sum(n), sum(cents) FROM (
            SELECT %3$s, 1 AS n, %4$s AS cents FROM added WHERE %5$s
            UNION ALL SELECT %3$s, -1, -(%4$s) FROM removed WHERE %5$s
          ) AS moved GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 OR sum(cents) <> 0;
      END IF;
      RETURN NULL;
    END $t$;
    REVOKE ALL ON FUNCTION %1$I() FROM PUBLIC;
    CREATE OR REPLACE TRIGGER %1$s_insert AFTER INSERT ON %6$s REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    CREATE OR REPLACE TRIGGER %1$s_delete AFTER DELETE ON %6$s REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    CREATE OR REPLACE TRIGGER %1$s_update AFTER UPDATE ON %6$s REFERENCING OLD TABLE AS removed NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    DELETE FROM daily_counts AS c WHERE c.kind = %7$L;
    INSERT INTO daily_counts (%2$s)
      SELECT %3$s, count(*), sum(%4$s) FROM %6$s WHERE %5$s GROUP BY 2, 3, 4, 5;
  $f$, name, columns, cells, amount, condition, counted, kind);
END $$;
