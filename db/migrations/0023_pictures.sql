-- Pictures of articles: what was handed in is kept in several widths and formats, not itself. The hash
-- of the bytes names it in its address. Visitors reach a picture while something published shows it.
CREATE TABLE content_pictures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{32}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  name text NOT NULL CHECK (length(name) <= 255),
  alt text NOT NULL CHECK (length(alt) BETWEEN 1 AND 300),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE content_picture_files (
  picture_id uuid NOT NULL REFERENCES content_pictures ON DELETE CASCADE,
  width integer NOT NULL CHECK (width > 0),
  type text NOT NULL CHECK (type IN ('image/avif', 'image/webp')),
  storage_key text NOT NULL UNIQUE CHECK (length(storage_key) <= 200),
  size integer NOT NULL CHECK (size > 0),
  PRIMARY KEY (picture_id, width, type)
);
-- Which insights name it, in their text or as their own picture; a trigger keeps it.
CREATE TABLE content_picture_uses (
  picture_id uuid NOT NULL REFERENCES content_pictures ON DELETE CASCADE,
  insight_id uuid NOT NULL REFERENCES insights ON DELETE CASCADE,
  PRIMARY KEY (picture_id, insight_id)
);
CREATE INDEX content_picture_uses_of ON content_picture_uses (insight_id);

CREATE FUNCTION note_picture_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_picture_uses WHERE insight_id = NEW.id;
  INSERT INTO content_picture_uses (picture_id, insight_id)
    SELECT DISTINCT p.id, NEW.id
    FROM regexp_matches(coalesce(NEW.featured_image_url, '') || ' ' || NEW.content, '/pictures/([0-9a-f]{32})-', 'g') AS named (hash)
    JOIN content_pictures p ON p.hash = named.hash[1];
  RETURN NULL;
END $$;
CREATE TRIGGER picture_uses_new AFTER INSERT ON insights FOR EACH ROW EXECUTE FUNCTION note_picture_uses();
CREATE TRIGGER picture_uses AFTER UPDATE ON insights FOR EACH ROW
  WHEN ((OLD.content, OLD.featured_image_url) IS DISTINCT FROM (NEW.content, NEW.featured_image_url))
  EXECUTE FUNCTION note_picture_uses();

ALTER TABLE content_pictures ENABLE ROW LEVEL SECURITY;
ALTER TABLE content_picture_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE content_picture_uses ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON content_pictures, content_picture_files, content_picture_uses TO unordin_staff;
GRANT SELECT ON content_pictures, content_picture_files, content_picture_uses TO unordin_request;
CREATE POLICY staff_all ON content_pictures TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON content_picture_files TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON content_picture_uses TO unordin_staff USING (true) WITH CHECK (true);
-- Each looks at the next through its own policy, down to what is published by now.
CREATE POLICY published_only ON content_picture_uses FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM insights i WHERE i.id = insight_id));
CREATE POLICY published_only ON content_pictures FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM content_picture_uses u WHERE u.picture_id = content_pictures.id));
CREATE POLICY published_only ON content_picture_files FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM content_pictures p WHERE p.id = picture_id));
