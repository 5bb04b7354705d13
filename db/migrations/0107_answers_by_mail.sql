-- Whether the visitor of a conversation is on the page. Streams and polls of the browser keep it up; what nobody
-- keeps up ends by itself, also after a crash.
CREATE TABLE chat_presence (
  conversation_id uuid PRIMARY KEY REFERENCES chat_conversations ON DELETE CASCADE,
  seen_at timestamptz NOT NULL DEFAULT now(),
  here_until timestamptz NOT NULL,
  -- The newest message that was shown in an open panel.
  read_seq integer NOT NULL DEFAULT 0 CHECK (read_seq >= 0)
);

-- Where staff's answers go when the visitor has left, and the words that the visitor has agreed to.
CREATE TABLE chat_mail_consents (
  conversation_id uuid PRIMARY KEY REFERENCES chat_conversations ON DELETE CASCADE,
  -- Null once it was taken back.
  email text CHECK (length(email) BETWEEN 3 AND 255),
  consent_text text CHECK (length(consent_text) BETWEEN 1 AND 500),
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr')),
  agreed_at timestamptz NOT NULL DEFAULT now(),
  -- How often an address was given.
  changes integer NOT NULL DEFAULT 1 CHECK (changes BETWEEN 0 AND 5),
  -- Addresses whose reader wants no more mails, in small letters. They are never written to again.
  stopped text[] NOT NULL DEFAULT '{}' CHECK (cardinality(stopped) <= 6),
  CHECK ((email IS NULL) = (consent_text IS NULL))
);

-- The answers that went by mail. Several that came in a short time have one mail.
CREATE TABLE chat_answer_mails (
  conversation_id uuid NOT NULL,
  seq integer NOT NULL,
  -- Of the mail in the queue; also in its Message-ID.
  mail_id uuid NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  undelivered_at timestamptz,
  PRIMARY KEY (conversation_id, seq),
  FOREIGN KEY (conversation_id, seq) REFERENCES chat_messages (conversation_id, seq) ON DELETE CASCADE
);
CREATE INDEX chat_answer_mails_mail ON chat_answer_mails (mail_id);

-- The key in a mail; the others are those of the browsers that began a conversation.
ALTER TABLE chat_resume_keys ADD COLUMN by_mail boolean NOT NULL DEFAULT false;
GRANT SELECT (by_mail) ON chat_resume_keys TO unordin_request;

-- The Message-ID of the mail by which a message of the visitor came.
ALTER TABLE chat_messages ADD COLUMN mail_message_id text
  CHECK (mail_message_id IS NULL OR role = 'user' AND length(mail_message_id) BETWEEN 3 AND 998);
CREATE UNIQUE INDEX chat_messages_mail ON chat_messages (conversation_id, mail_message_id)
  WHERE mail_message_id IS NOT NULL;
GRANT SELECT (mail_message_id) ON chat_messages TO unordin_request;

ALTER TABLE chat_presence ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_mail_consents ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_answer_mails ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON chat_presence, chat_mail_consents, chat_answer_mails TO unordin_staff;
CREATE POLICY staff_reads ON chat_presence FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_reads ON chat_mail_consents FOR SELECT TO unordin_staff USING (true);
CREATE POLICY staff_reads ON chat_answer_mails FOR SELECT TO unordin_staff USING (true);

-- The visitor's side: the conversations that the session reaches.
GRANT SELECT, INSERT, UPDATE (seen_at, here_until, read_seq) ON chat_presence TO unordin_request;
CREATE POLICY session_reads ON chat_presence FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
CREATE POLICY session_comes ON chat_presence FOR INSERT TO unordin_request
  WITH CHECK (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
CREATE POLICY session_stays ON chat_presence FOR UPDATE TO unordin_request
  USING (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
GRANT SELECT, INSERT (conversation_id, email, consent_text, language),
  UPDATE (email, consent_text, language, agreed_at, changes) ON chat_mail_consents TO unordin_request;
CREATE POLICY session_reads ON chat_mail_consents FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
CREATE POLICY session_agrees ON chat_mail_consents FOR INSERT TO unordin_request
  WITH CHECK (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id));
CREATE POLICY session_changes ON chat_mail_consents FOR UPDATE TO unordin_request
  USING (EXISTS (SELECT 1 FROM chat_conversations c WHERE c.id = conversation_id))
  WITH CHECK (email IS NULL OR NOT lower(email) = ANY (stopped));

DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT unnest(ARRAY['chat_presence', 'chat_mail_consents']) LOOP
    EXECUTE format('CREATE POLICY viewing_adds_nothing ON %I AS RESTRICTIVE FOR INSERT TO unordin_request WITH CHECK (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_changes_nothing ON %I AS RESTRICTIVE FOR UPDATE TO unordin_request USING (NOT app_viewing())', t);
    EXECUTE format('CREATE POLICY viewing_removes_nothing ON %I AS RESTRICTIVE FOR DELETE TO unordin_request USING (NOT app_viewing())', t);
  END LOOP;
END $$;

-- Who changes the address or takes the consent back ends the links in the mails that went to it, except the one
-- by which their own session came in.
CREATE FUNCTION end_mailed_keys() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM chat_resume_keys k WHERE k.conversation_id = NEW.conversation_id AND k.by_mail
    AND NOT EXISTS (SELECT 1 FROM chat_sessions s WHERE s.key_id = k.id AND s.session_hash = app_chat_session());
  RETURN NULL;
END $$;
CREATE TRIGGER chat_mail_consents_end_keys AFTER UPDATE OF email ON chat_mail_consents
  FOR EACH ROW WHEN (lower(NEW.email) IS DISTINCT FROM lower(OLD.email)) EXECUTE FUNCTION end_mailed_keys();

-- "No more mails about this conversation": whoever has the sealed link in a mail says so for the address that got
-- it. Says what is so then: `open` while mails may go there, `stopped` once they may not, nothing for a conversation
-- that is gone.
CREATE FUNCTION stop_chat_mails(the_conversation uuid, the_email text, the_stop boolean)
  RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE address text := lower(the_email);
DECLARE is_stopped boolean;
BEGIN
  PERFORM 1 FROM chat_conversations WHERE id = the_conversation;
  IF NOT FOUND OR app_viewing() THEN
    RETURN NULL;
  END IF;
  IF the_stop THEN
    INSERT INTO chat_mail_consents AS c (conversation_id, changes, stopped) VALUES (the_conversation, 0, ARRAY[address])
      ON CONFLICT (conversation_id) DO UPDATE
      SET stopped = CASE WHEN address = ANY (c.stopped) THEN c.stopped ELSE c.stopped || address END,
        email = CASE WHEN lower(c.email) = address THEN NULL ELSE c.email END,
        consent_text = CASE WHEN lower(c.email) = address THEN NULL ELSE c.consent_text END;
  END IF;
  SELECT address = ANY (c.stopped) INTO is_stopped FROM chat_mail_consents c WHERE c.conversation_id = the_conversation;
  RETURN CASE WHEN is_stopped THEN 'stopped' ELSE 'open' END;
END $$;
REVOKE EXECUTE ON FUNCTION stop_chat_mails FROM PUBLIC;
GRANT EXECUTE ON FUNCTION stop_chat_mails TO unordin_request, unordin_staff;
