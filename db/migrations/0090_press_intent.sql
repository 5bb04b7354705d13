-- Press is one of the intents of app/features/assistant/assistant.ts.
ALTER TABLE chat_conversations DROP CONSTRAINT chat_conversations_intent_check,
  ADD CONSTRAINT chat_conversations_intent_check CHECK (intent IN (
    'evisa', 'governance', 'healthcare', 'aftrlife', 'construction', 'capabilities', 'company', 'projects', 'insights',
    'pricing', 'timeline', 'careers', 'support', 'person', 'other', 'danger', 'data', 'complaint', 'press'));
