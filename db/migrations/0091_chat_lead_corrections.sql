-- A visitor corrects what they sent in the chat: the lead of a conversation that their session began or was let into,
-- with a note in its history that says what was changed. Visitors reach leads and their history in no other way.
CREATE FUNCTION correct_chat_lead(the_conversation uuid, the_name text, the_email text, the_phone text, the_company text,
    the_interest text, the_message text, the_details jsonb, the_author text, the_note text)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE the_lead uuid;
BEGIN
  SELECT l.id INTO the_lead FROM chat_conversations c JOIN leads l ON l.id = c.lead_id
    WHERE c.id = the_conversation AND l.source = 'assistant' AND (c.session_hash = app_chat_session()
      OR EXISTS (SELECT 1 FROM chat_sessions s WHERE s.conversation_id = c.id
        AND s.session_hash = app_chat_session() AND s.expires_at > now()))
    FOR UPDATE OF l;
  IF the_lead IS NULL OR app_viewing() THEN
    RAISE EXCEPTION 'the session has no such lead';
  END IF;
  UPDATE leads SET full_name = the_name, email = the_email, phone = the_phone, company_name = the_company,
    primary_interest = the_interest, message = the_message, details = details - 'timeline' || the_details
    WHERE id = the_lead;
  INSERT INTO lead_activities (lead_id, kind, body, actor_name) VALUES (the_lead, 'note', the_note, the_author);
END $$;

REVOKE EXECUTE ON FUNCTION correct_chat_lead FROM PUBLIC;
GRANT EXECUTE ON FUNCTION correct_chat_lead TO unordin_request;
