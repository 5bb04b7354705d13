-- More addresses than the visitor may give can get mails about a conversation, because staff may also write to the
-- address of the lead form, and it can be corrected. Each of them may be stopped. When fifty are, nobody gets mails
-- about the conversation any more, so that no list grows without an end and no stop is lost.
ALTER TABLE chat_mail_consents DROP CONSTRAINT chat_mail_consents_stopped_check,
  ADD CONSTRAINT chat_mail_consents_stopped_check CHECK (cardinality(stopped) <= 50),
  ADD CHECK (email IS NULL OR cardinality(stopped) < 50);

CREATE OR REPLACE FUNCTION stop_chat_mails(the_conversation uuid, the_email text, the_stop boolean)
  RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE address text := lower(the_email);
DECLARE list text[];
DECLARE is_over boolean;
BEGIN
  PERFORM 1 FROM chat_conversations WHERE id = the_conversation;
  IF NOT FOUND OR app_viewing() THEN
    RETURN NULL;
  END IF;
  IF the_stop THEN
    INSERT INTO chat_mail_consents (conversation_id, changes) VALUES (the_conversation, 0)
      ON CONFLICT (conversation_id) DO NOTHING;
  END IF;
  SELECT c.stopped INTO list FROM chat_mail_consents c WHERE c.conversation_id = the_conversation FOR UPDATE;
  is_over := cardinality(list) >= 50;
  IF the_stop AND NOT is_over AND NOT address = ANY (list) THEN
    list := list || address;
    is_over := cardinality(list) >= 50;
    UPDATE chat_mail_consents c
      SET stopped = list,
        email = CASE WHEN is_over OR lower(c.email) = address THEN NULL ELSE c.email END,
        consent_text = CASE WHEN is_over OR lower(c.email) = address THEN NULL ELSE c.consent_text END
      WHERE c.conversation_id = the_conversation;
  END IF;
  RETURN CASE WHEN is_over OR address = ANY (list) THEN 'stopped' ELSE 'open' END;
END $$;
