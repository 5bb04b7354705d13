-- A large file that somebody of a client sends for a line of a request in pieces, so that it goes on after a lost
-- connection. Each piece is a file of the storage; when all are there they become one document of the line.
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  client_id uuid NOT NULL,
  line_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  size bigint NOT NULL CHECK (size > 0),
  -- The bytes of the pieces, which follow each other without a gap.
  received bigint NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
  -- Which request receives the next piece, and until when it may; another one may begin when that is over.
  writing_by uuid,
  writing_until timestamptz,
  -- The same of the request that puts the pieces together.
  joining_by uuid,
  joining_until timestamptz,
  -- When it became a document; its pieces are gone then.
  given_at timestamptz,
  -- When it began, a piece arrived last, or it was put together.
  moved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (client_id, id),
  FOREIGN KEY (client_id, line_id) REFERENCES client_request_lines (client_id, id) ON DELETE CASCADE
);
CREATE INDEX uploads_moved ON uploads (moved_at);
CREATE INDEX uploads_line ON uploads (client_id, line_id);
CREATE INDEX uploads_user ON uploads (user_id);
CREATE INDEX uploads_open ON uploads (client_id, user_id) INCLUDE (size) WHERE given_at IS NULL;

CREATE TABLE upload_pieces (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  starts_at bigint NOT NULL CHECK (starts_at >= 0),
  size bigint NOT NULL CHECK (size > 0),
  storage_key text NOT NULL UNIQUE CHECK (length(storage_key) BETWEEN 1 AND 200),
  UNIQUE (upload_id, starts_at),
  FOREIGN KEY (client_id, upload_id) REFERENCES uploads (client_id, id) ON DELETE CASCADE
);
CREATE INDEX upload_pieces_upload ON upload_pieces (client_id, upload_id);

-- The bytes of a piece that nobody needs any more count for its client until they are removed from the storage.
ALTER TABLE received_files ADD freed_client uuid, ADD freed_bytes bigint;
CREATE INDEX received_files_freed ON received_files (freed_client) INCLUDE (freed_bytes) WHERE freed_client IS NOT NULL;

-- The next sweep of received files removes a piece from the storage, however its row goes. What became a document does
-- not count twice.
CREATE FUNCTION release_upload_piece() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  counts constant boolean := NOT EXISTS (SELECT FROM uploads u WHERE u.id = OLD.upload_id AND u.given_at IS NOT NULL);
BEGIN
  INSERT INTO received_files (storage_key, received_at, freed_client, freed_bytes)
    VALUES (OLD.storage_key, now() - interval '25 hours', CASE WHEN counts THEN OLD.client_id END, OLD.size)
    ON CONFLICT (storage_key) DO UPDATE SET received_at = excluded.received_at,
      freed_client = excluded.freed_client, freed_bytes = excluded.freed_bytes;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION release_upload_piece FROM PUBLIC;
CREATE TRIGGER release_deleted AFTER DELETE ON upload_pieces FOR EACH ROW EXECUTE FUNCTION release_upload_piece();

ALTER TABLE uploads ENABLE ROW LEVEL SECURITY;
ALTER TABLE upload_pieces ENABLE ROW LEVEL SECURITY;
-- Only whoever sends a file sees how far it is, and may stop it. Staff see it when it is a document.
GRANT SELECT (id, client_id, line_id, user_id, name, size, received, given_at), DELETE ON uploads TO unordin_request;
CREATE POLICY own_file ON uploads TO unordin_request
  USING (client_id = app_client_id() AND user_id = app_user_id() AND NOT app_viewing());
GRANT SELECT (id, client_id, upload_id, starts_at, size, storage_key) ON upload_pieces TO unordin_request;
CREATE POLICY own_file ON upload_pieces FOR SELECT TO unordin_request
  USING (client_id = app_client_id() AND EXISTS (SELECT FROM uploads u WHERE u.id = upload_id));

-- Begins an upload for a line of the own client: 'begun'; 'closed' when nothing can be given for the line any more; 'full'
-- when with it this person, or this client, would have more bytes or files under way than they may. For the client,
-- pieces count until they are removed from the storage.
CREATE FUNCTION begin_upload(upload uuid, line uuid, file_name text, bytes bigint, own_most bigint, client_most bigint,
    own_files integer) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  freed bigint;
BEGIN
  IF open_line_of_client(line, 'document') IS NULL THEN RETURN 'closed'; END IF;
  -- Counted by one at a time.
  PERFORM pg_advisory_xact_lock(hashtextextended('uploads:' || app_client_id(), 0));
  SELECT coalesce(sum(f.freed_bytes), 0) INTO freed FROM received_files f WHERE f.freed_client = app_client_id();
  IF EXISTS (SELECT FROM uploads u WHERE u.client_id = app_client_id() AND u.given_at IS NULL
      HAVING coalesce(sum(u.size) FILTER (WHERE u.user_id = app_user_id()), 0) + bytes > own_most
        OR coalesce(sum(u.size), 0) + freed + bytes > client_most
        OR count(*) FILTER (WHERE u.user_id = app_user_id()) >= own_files) THEN
    RETURN 'full';
  END IF;
  INSERT INTO uploads (id, client_id, line_id, user_id, name, size)
    VALUES (upload, app_client_id(), line, app_user_id(), file_name, bytes);
  RETURN 'begun';
END $$;

-- Lets one request receive the next piece of an own upload for a while, and go on when the claim is its own; nothing
-- longer with 0 seconds. 'claimed'; 'busy' while another one does, or when the upload is at another place; 'closed' when
-- nothing can be given for the line any more.
CREATE FUNCTION claim_upload_place(upload uuid, claim uuid, begins bigint, seconds integer) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE uploads u SET writing_by = CASE WHEN seconds > 0 THEN claim END,
      writing_until = CASE WHEN seconds > 0 THEN clock_timestamp() + make_interval(secs => seconds) END
    WHERE u.id = upload AND u.client_id = app_client_id() AND u.user_id = app_user_id() AND u.writing_by = claim;
  IF FOUND OR seconds = 0 THEN RETURN 'claimed'; END IF;
  IF open_line_of_client((SELECT u.line_id FROM uploads u WHERE u.id = upload), 'document') IS NULL THEN
    RETURN 'closed';
  END IF;
  UPDATE uploads u SET writing_by = claim, writing_until = clock_timestamp() + make_interval(secs => seconds)
    WHERE u.id = upload AND u.client_id = app_client_id() AND u.user_id = app_user_id() AND NOT app_viewing()
      AND u.given_at IS NULL AND u.received = begins AND u.received < u.size
      AND (u.writing_until IS NULL OR u.writing_until < clock_timestamp());
  RETURN CASE WHEN FOUND THEN 'claimed' ELSE 'busy' END;
END $$;

-- Adds a piece to an own upload, if it begins where the last one ended and the request still has that place: of two that
-- come at once, one is added.
CREATE FUNCTION add_upload_piece(upload uuid, claim uuid, begins bigint, bytes bigint, key text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF open_line_of_client((SELECT u.line_id FROM uploads u WHERE u.id = upload), 'document') IS NULL THEN
    RETURN false;
  END IF;
  UPDATE uploads u SET received = u.received + bytes, moved_at = clock_timestamp(), writing_by = NULL, writing_until = NULL
    WHERE u.id = upload AND u.client_id = app_client_id() AND u.user_id = app_user_id() AND NOT app_viewing()
      AND u.given_at IS NULL AND u.received = begins AND bytes > 0 AND u.received + bytes <= u.size
      AND u.writing_by = claim;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO upload_pieces (client_id, upload_id, starts_at, size, storage_key)
    VALUES (app_client_id(), upload, begins, bytes, key);
  RETURN true;
END $$;

-- Lets one request put the pieces of an own, complete upload together for a while, and go on when the claim is its own;
-- nothing longer with 0 seconds. 'claimed'; 'busy' while another one does, or when it is given; 'closed' when nothing can
-- be given for the line any more.
CREATE FUNCTION claim_upload(upload uuid, claim uuid, seconds integer) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE uploads u SET joining_by = CASE WHEN seconds > 0 THEN claim END, moved_at = clock_timestamp(),
      joining_until = CASE WHEN seconds > 0 THEN clock_timestamp() + make_interval(secs => seconds) END
    WHERE u.id = upload AND u.client_id = app_client_id() AND u.user_id = app_user_id() AND u.joining_by = claim;
  IF FOUND OR seconds = 0 THEN RETURN 'claimed'; END IF;
  IF open_line_of_client((SELECT u.line_id FROM uploads u WHERE u.id = upload), 'document') IS NULL THEN
    RETURN 'closed';
  END IF;
  UPDATE uploads u SET joining_by = claim, joining_until = clock_timestamp() + make_interval(secs => seconds),
      moved_at = clock_timestamp()
    WHERE u.id = upload AND u.client_id = app_client_id() AND u.user_id = app_user_id() AND NOT app_viewing()
      AND u.given_at IS NULL AND u.received = u.size
      AND (u.joining_until IS NULL OR u.joining_until < clock_timestamp());
  RETURN CASE WHEN FOUND THEN 'claimed' ELSE 'busy' END;
END $$;

-- Says, once, that an own upload has become a document, and lets its pieces go.
CREATE FUNCTION mark_upload_given(upload uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE uploads u SET given_at = clock_timestamp(), moved_at = clock_timestamp(), joining_by = NULL, joining_until = NULL
    WHERE u.id = upload AND u.client_id = app_client_id() AND u.user_id = app_user_id() AND NOT app_viewing()
      AND u.given_at IS NULL AND u.received = u.size;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM upload_pieces p WHERE p.upload_id = upload;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION begin_upload(uuid, uuid, text, bigint, bigint, bigint, integer),
  claim_upload_place(uuid, uuid, bigint, integer), add_upload_piece(uuid, uuid, bigint, bigint, text),
  claim_upload(uuid, uuid, integer), mark_upload_given(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_upload(uuid, uuid, text, bigint, bigint, bigint, integer),
  claim_upload_place(uuid, uuid, bigint, integer), add_upload_piece(uuid, uuid, bigint, bigint, text),
  claim_upload(uuid, uuid, integer), mark_upload_given(uuid) TO unordin_request;
