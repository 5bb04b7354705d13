-- Roles that requests run as. They log in nowhere, own nothing and bypass nothing; the process
-- switches to one of them for the length of a transaction (docs/security-model.md).
-- unordin_staff exists beside unordin_request so that staff policies are the constant `true`:
-- a policy that calls a function would keep trigram indexes from being used (LIKE is not leakproof).
DO $$
DECLARE role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['unordin_request', 'unordin_staff'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOBYPASSRLS', role_name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- shared by the databases of one server
    END;
    BEGIN
      EXECUTE format('GRANT %I TO %I', role_name, current_user);
    EXCEPTION WHEN internal_error OR insufficient_privilege THEN NULL; -- given at this moment for another database, or by somebody else before
    END;
    IF NOT pg_has_role(current_user, role_name, 'MEMBER') THEN
      RAISE EXCEPTION 'a superuser has to say first: GRANT % TO %', role_name, current_user;
    END IF;
  END LOOP;
END $$;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO unordin_request, unordin_staff;

CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.user_id', true), '')::uuid;
CREATE FUNCTION app_client_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.client_id', true), '')::uuid;
CREATE FUNCTION app_role() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.role', true), '');

CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at = now();
  RETURN NEW;
END $$;

-- Accounts: the four auth_* tables belong to the sign-in library and to the owner connection only.
CREATE TABLE auth_users (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email) AND length(email) <= 255),
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE auth_sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX auth_sessions_user ON auth_sessions (user_id);
CREATE INDEX auth_sessions_expiry ON auth_sessions (expires_at);

CREATE TABLE auth_accounts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider_id, account_id)
);
CREATE INDEX auth_accounts_user ON auth_accounts (user_id);

CREATE TABLE auth_verifications (
  id uuid PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX auth_verifications_identifier ON auth_verifications (identifier);

-- Tenants.
CREATE TABLE clients (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 200),
  company_name text CHECK (length(company_name) <= 200),
  contact_email text CHECK (length(contact_email) <= 255),
  contact_phone text CHECK (length(contact_phone) <= 50),
  notes text CHECK (length(notes) <= 10000),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive', 'pending')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX clients_name ON clients (name, id);
CREATE INDEX clients_created ON clients (created_at DESC, id DESC);
CREATE INDEX clients_search ON clients USING gin
  (lower(name || ' ' || coalesce(company_name, '') || ' ' || coalesce(contact_email, '')) gin_trgm_ops);

CREATE TABLE profiles (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL UNIQUE REFERENCES auth_users ON DELETE CASCADE,
  email text NOT NULL UNIQUE CHECK (length(email) <= 255),
  full_name text NOT NULL CHECK (length(full_name) <= 200),
  role text NOT NULL DEFAULT 'client_user' CHECK (role IN ('admin', 'client_admin', 'client_user')),
  client_id uuid REFERENCES clients ON DELETE RESTRICT,
  deactivated_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id)
);
CREATE INDEX profiles_created ON profiles (created_at DESC, id DESC);
CREATE INDEX profiles_role ON profiles (role, created_at DESC);
CREATE INDEX profiles_search ON profiles USING gin (lower(full_name || ' ' || email) gin_trgm_ops);

CREATE TABLE client_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL REFERENCES clients ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 255),
  role text NOT NULL CHECK (role IN ('admin', 'client_admin', 'client_user')),
  token_hash bytea NOT NULL UNIQUE,
  invited_by uuid REFERENCES profiles ON DELETE SET NULL,
  used_at timestamptz,
  revoked_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX client_invitations_email ON client_invitations (email, created_at DESC);
CREATE INDEX client_invitations_client ON client_invitations (client_id, created_at DESC);

-- Client work. Composite keys keep a document from pointing into another tenant's project.
CREATE TABLE projects (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL REFERENCES clients ON DELETE RESTRICT,
  name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 200),
  description text CHECK (length(description) <= 10000),
  status text NOT NULL DEFAULT 'planning' CHECK (status IN ('active', 'completed', 'planning')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id)
);
CREATE INDEX projects_client_created ON projects (client_id, created_at DESC, id DESC);
CREATE INDEX projects_created ON projects (created_at DESC, id DESC);

CREATE TABLE documents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL REFERENCES clients ON DELETE RESTRICT,
  project_id uuid,
  name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 255),
  file_size bigint NOT NULL CHECK (file_size >= 0),
  mime_type text NOT NULL CHECK (length(mime_type) <= 150),
  storage_key text NOT NULL UNIQUE,
  uploaded_by uuid REFERENCES profiles ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id),
  FOREIGN KEY (client_id, project_id) REFERENCES projects (client_id, id) ON DELETE RESTRICT
);
CREATE INDEX documents_client_created ON documents (client_id, created_at DESC, id DESC);
CREATE INDEX documents_project ON documents (project_id, created_at DESC);

CREATE TABLE support_tickets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL REFERENCES clients ON DELETE RESTRICT,
  title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 200),
  description text NOT NULL CHECK (length(trim(description)) BETWEEN 1 AND 10000),
  priority text NOT NULL DEFAULT 'medium' CHECK (priority IN ('low', 'medium', 'high')),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'in_progress', 'resolved', 'closed')),
  created_by uuid REFERENCES auth_users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, id)
);
CREATE INDEX support_tickets_client_created ON support_tickets (client_id, created_at DESC, id DESC);
CREATE INDEX support_tickets_status_created ON support_tickets (status, created_at DESC, id DESC);

-- Published projects and insights.
CREATE TABLE sectors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL UNIQUE CHECK (length(name) <= 100),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE capabilities (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL UNIQUE CHECK (length(name) <= 100),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  icon_name text,
  display_order integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX capabilities_order ON capabilities (display_order, id);

CREATE TABLE public_projects (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL CHECK (length(title) <= 200),
  subtitle text,
  description text,
  challenge text,
  solution text,
  outcomes text[] NOT NULL DEFAULT '{}',
  kpis text[] NOT NULL DEFAULT '{}',
  is_featured boolean NOT NULL DEFAULT false,
  published boolean NOT NULL DEFAULT false,
  display_order integer NOT NULL DEFAULT 0,
  sector_id uuid REFERENCES sectors ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX public_projects_order ON public_projects (display_order, id) WHERE published;
CREATE INDEX public_projects_sector ON public_projects (sector_id, display_order) WHERE published;

CREATE TABLE project_capabilities (
  project_id uuid NOT NULL REFERENCES public_projects ON DELETE CASCADE,
  capability_id uuid NOT NULL REFERENCES capabilities ON DELETE CASCADE,
  PRIMARY KEY (project_id, capability_id)
);
CREATE INDEX project_capabilities_capability ON project_capabilities (capability_id, project_id);

CREATE TABLE content_types (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL UNIQUE CHECK (length(name) <= 100),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE insights (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL CHECK (length(title) <= 200),
  excerpt text,
  content text NOT NULL DEFAULT '',
  author text,
  published_at timestamptz,
  featured_image_url text,
  is_published boolean NOT NULL DEFAULT false,
  content_type_id uuid REFERENCES content_types ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (NOT is_published OR published_at IS NOT NULL)
);
CREATE INDEX insights_published ON insights (published_at DESC, id DESC) WHERE is_published;

CREATE TABLE insight_capabilities (
  insight_id uuid NOT NULL REFERENCES insights ON DELETE CASCADE,
  capability_id uuid NOT NULL REFERENCES capabilities ON DELETE CASCADE,
  PRIMARY KEY (insight_id, capability_id)
);
CREATE INDEX insight_capabilities_capability ON insight_capabilities (capability_id, insight_id);
