-- The content desk's lists, newest first and by title; 0014 has the rest.
CREATE INDEX insights_created ON insights (created_at DESC, id DESC);
CREATE INDEX insights_by_title ON insights (lower(title), id);
CREATE INDEX public_projects_created ON public_projects (created_at DESC, id DESC);
CREATE INDEX public_projects_by_title ON public_projects (lower(title), id);
