-- What became of each question, as app/features/assistant/conversation/outcome.ts says, and the language
-- of what the visitor writes. Nothing but the questions that ended `unsure` are gaps.
ALTER TABLE chat_messages ADD COLUMN outcome text CHECK (outcome IN (
  'answered', 'unstated', 'unsure', 'refused', 'courtesy', 'handed_over', 'safety', 'error'));
UPDATE chat_messages SET outcome = CASE reply ->> 'kind'
    WHEN 'answer' THEN 'answered'
    WHEN 'unsure' THEN 'unsure'
    WHEN 'refused' THEN 'refused'
    WHEN 'safety' THEN 'safety'
    ELSE CASE WHEN reply ->> 'intent' = 'person' THEN 'handed_over' ELSE 'courtesy' END
  END
  WHERE role = 'assistant';
ALTER TABLE chat_messages ADD CHECK (outcome IS NULL OR role = 'assistant');
CREATE INDEX chat_messages_outcome ON chat_messages (outcome, conversation_id) WHERE outcome IS NOT NULL;
CREATE INDEX chat_messages_unsure ON chat_messages (created_at DESC, id) WHERE outcome = 'unsure';
GRANT SELECT (outcome), INSERT (outcome) ON chat_messages TO unordin_request;

ALTER TABLE chat_conversations ADD COLUMN language text NOT NULL DEFAULT 'en'
  CHECK (language IN ('en', 'fr', 'de', 'es', 'pt', 'other'));
CREATE INDEX chat_conversations_language ON chat_conversations (language, last_message_at DESC, id DESC);
GRANT SELECT (language), UPDATE (language) ON chat_conversations TO unordin_request;
