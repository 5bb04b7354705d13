-- What the assistant's encoder made of a text of the site, by a hash of encoder and text: whoever starts
-- next need not work it out again. It holds no text and nothing of a client.
CREATE TABLE assistant_vectors (
  hash text PRIMARY KEY,
  vector bytea NOT NULL CHECK (length(vector) <= 8192),
  used_on date NOT NULL DEFAULT current_date
);
CREATE INDEX assistant_vectors_used_on ON assistant_vectors (used_on);
ALTER TABLE assistant_vectors ENABLE ROW LEVEL SECURITY;
