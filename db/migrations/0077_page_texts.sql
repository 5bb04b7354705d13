-- What staff have changed in the texts of the site's own pages. The release's texts are the default and
-- stand in the code; here is, by page and language, which of them staff have replaced: an object of
-- places (`hero.lead`) to the text and to the release's text that it replaced.
CREATE TABLE page_texts (
  page text NOT NULL CHECK (page ~ '^/' AND length(page) <= 100),
  language text NOT NULL DEFAULT 'en' CHECK (length(language) BETWEEN 2 AND 10),
  version integer NOT NULL CHECK (version > 0),
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object'),
  share_picture_id uuid REFERENCES content_pictures ON DELETE SET NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (page, language)
);
CREATE INDEX page_texts_share ON page_texts (share_picture_id);

-- Everything that was published, whole. Staff add and read; nothing changes or deletes it.
CREATE TABLE page_text_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  page text NOT NULL CHECK (page ~ '^/' AND length(page) <= 100),
  language text NOT NULL DEFAULT 'en' CHECK (length(language) BETWEEN 2 AND 10),
  version integer NOT NULL CHECK (version > 0),
  move text NOT NULL CHECK (move IN ('publish', 'restore', 'original')),
  restored_from integer,
  changed text[] NOT NULL DEFAULT '{}' CHECK (cardinality(changed) <= 1000),
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object'),
  share_picture_id uuid REFERENCES content_pictures ON DELETE SET NULL,
  editor_id uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (page, language, version)
);
CREATE INDEX page_text_versions_editor ON page_text_versions (editor_id);
CREATE INDEX page_text_versions_share ON page_text_versions (share_picture_id);

-- The one draft of a page, which all staff share. `revision` counts its saves, so that of two who edit
-- at once the second is told.
CREATE TABLE page_text_drafts (
  page text NOT NULL CHECK (page ~ '^/' AND length(page) <= 100),
  language text NOT NULL DEFAULT 'en' CHECK (length(language) BETWEEN 2 AND 10),
  -- The version that was published when it was begun; 0 for none.
  based_on integer NOT NULL CHECK (based_on >= 0),
  revision integer NOT NULL CHECK (revision > 0),
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object'),
  share_picture_id uuid REFERENCES content_pictures ON DELETE SET NULL,
  editor_id uuid REFERENCES auth_users ON DELETE SET NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (page, language)
);
CREATE INDEX page_text_drafts_editor ON page_text_drafts (editor_id);
CREATE INDEX page_text_drafts_share ON page_text_drafts (share_picture_id);

-- Every instance drops the page that was changed, and its own list of changes.
CREATE FUNCTION announce_page_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages', json_build_array('page-texts', 'page-texts:' || coalesce(NEW.page, OLD.page))::text);
  RETURN NULL;
END $$;
CREATE TRIGGER announced AFTER INSERT OR UPDATE OR DELETE ON page_texts
  FOR EACH ROW EXECUTE FUNCTION announce_page_texts();

ALTER TABLE page_texts ENABLE ROW LEVEL SECURITY;
ALTER TABLE page_text_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE page_text_drafts ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON page_texts, page_text_drafts TO unordin_staff;
GRANT SELECT, INSERT ON page_text_versions TO unordin_staff;
GRANT SELECT ON page_texts TO unordin_request;
CREATE POLICY staff_all ON page_texts TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON page_text_versions TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY staff_all ON page_text_drafts TO unordin_staff USING (true) WITH CHECK (true);
CREATE POLICY everybody ON page_texts FOR SELECT TO unordin_request USING (true);

-- A picture is public while an article or a page shows it.
CREATE POLICY shared_by_page ON content_pictures FOR SELECT TO unordin_request
  USING (EXISTS (SELECT 1 FROM page_texts t WHERE t.share_picture_id = content_pictures.id));
