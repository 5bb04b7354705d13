-- Pages may name people for a time. What no page says any more is no word of the search either, unless
-- something that is published, or to be published, says it.
CREATE FUNCTION forget_entry_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM search_words w USING (
    SELECT word FROM former, words_of(title || ' ' || note || ' ' || body) word
    EXCEPT
    SELECT word FROM search_entries, words_of(title || ' ' || note || ' ' || body) word) gone
  WHERE w.word = gone.word
    AND NOT EXISTS (SELECT 1 FROM insights i WHERE i.search @@ plainto_tsquery('english', gone.word))
    AND NOT EXISTS (SELECT 1 FROM public_projects p WHERE p.search @@ plainto_tsquery('english', gone.word));
  RETURN NULL;
END $$;
CREATE TRIGGER forget_words AFTER UPDATE ON search_entries REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION forget_entry_words();
CREATE TRIGGER forget_deleted_words AFTER DELETE ON search_entries REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION forget_entry_words();
