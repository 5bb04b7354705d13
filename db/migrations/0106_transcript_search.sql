-- The words of every message, in English and French, for the staff's search in transcripts.
ALTER TABLE chat_messages ADD COLUMN words tsvector NOT NULL
  GENERATED ALWAYS AS (to_tsvector('english', content) || to_tsvector('french', content)) STORED;
CREATE INDEX chat_messages_words ON chat_messages USING gin (words);
