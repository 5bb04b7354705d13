-- Spam is in no figure, is not found in the palette, and who has sent nothing else is in no list of people.
CALL count_by_day('leads', 'leads', $$(created_at AT TIME ZONE 'UTC')::date$$, 'spam_at IS NULL', part => 'source', step => 'status');
CALL count_by_day('first_answers', 'leads', $$(created_at AT TIME ZONE 'UTC')::date$$,
  $$spam_at IS NULL AND source NOT IN ('application', 'newsletter') AND (first_answered_at IS NOT NULL OR status = 'new')$$,
  part => $$CASE WHEN first_answered_at IS NULL THEN 'waiting' ELSE 'answered' END$$,
  minutes => 'CASE WHEN first_answered_at IS NULL THEN 0 ELSE minutes_between(created_at, first_answered_at) END');

ALTER TABLE people ADD COLUMN only_spam boolean NOT NULL DEFAULT false;

-- Whoever has sent nothing but spam. A person with a record that is none is a person again.
CREATE FUNCTION mark_spam_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE people p SET only_spam = NEW.spam_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM person_addresses a WHERE a.person_id = p.id AND (
        EXISTS (SELECT 1 FROM leads r WHERE lower(r.email) = a.address AND r.spam_at IS NULL)
        OR EXISTS (SELECT 1 FROM bookings r WHERE lower(r.email) = a.address)
        OR EXISTS (SELECT 1 FROM chat_conversations r WHERE lower(r.visitor_email) = a.address)
        OR EXISTS (SELECT 1 FROM chat_mail_consents r WHERE lower(r.email) = a.address)
        OR EXISTS (SELECT 1 FROM newsletter_subscribers r WHERE lower(r.email) = a.address)
        OR EXISTS (SELECT 1 FROM profiles r WHERE lower(r.email) = a.address)))
    FROM person_addresses known WHERE known.address = lower(NEW.email) AND p.id = known.person_id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION mark_spam_people FROM PUBLIC;
CREATE TRIGGER mark_spam_people AFTER UPDATE OF spam_at ON leads FOR EACH ROW
  WHEN ((OLD.spam_at IS NULL) <> (NEW.spam_at IS NULL)) EXECUTE FUNCTION mark_spam_people();

-- Whatever comes in from a person later says so with its time.
CREATE FUNCTION unmark_spam_people() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.only_spam := false;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION unmark_spam_people FROM PUBLIC;
CREATE TRIGGER unmark_spam_people BEFORE UPDATE ON people FOR EACH ROW
  WHEN (OLD.only_spam AND NEW.last_seen_at > OLD.last_seen_at) EXECUTE FUNCTION unmark_spam_people();

SELECT palette_make('lead', '(SELECT * FROM leads WHERE spam_at IS NULL)', 'r.full_name', '{r.full_name}', 'r.search_text', 'created_at',
  'lower(r.email)', $$concat_ws(' · ', r.email, nullif(r.company_name, ''))$$,
  $$CASE WHEN r.lost_reason IS NULL THEN r.status ELSE 'lost' END$$,
  $$CASE WHEN r.lost_reason IS NOT NULL OR r.status = 'converted' THEN 0 ELSE 1 END$$,
  '{lower(r.full_name),lower(r.email)}', '', 'true', 1000, 1000);
SELECT palette_make('person', '(SELECT * FROM people WHERE NOT only_spam)', $$coalesce(nullif(r.full_name, ''), r.email)$$,
  ARRAY[$$coalesce(nullif(r.full_name, ''), r.email)$$], 'r.search_text', 'last_seen_at', 'r.email',
  $$concat_ws(' · ', CASE WHEN r.full_name <> '' THEN r.email END, nullif(r.organisation_given, ''))$$,
  'NULL::text', '1', '{lower(r.full_name),r.email}', '', 'true', 1000, 1000);
