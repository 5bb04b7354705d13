-- What a visitor had read from images: the images are not kept, their text belongs to the conversation.
ALTER TABLE chat_messages ADD COLUMN pictures jsonb
  CHECK (pictures IS NULL OR (role = 'user' AND jsonb_typeof(pictures) = 'array' AND jsonb_array_length(pictures) <= 5
    AND length(pictures::text) <= 300000));

GRANT SELECT (pictures), INSERT (pictures) ON chat_messages TO unordin_request;
