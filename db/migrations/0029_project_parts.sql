-- What a client reads of a project before it reads its progress: Overview, Assessment, Proposal.
-- Points stand one a line; NULL is a part that nobody has written.
ALTER TABLE projects
  ADD COLUMN timeline text CHECK (length(timeline) BETWEEN 1 AND 80),
  ADD COLUMN budget text CHECK (length(budget) BETWEEN 1 AND 80),
  ADD COLUMN overview text CHECK (length(overview) BETWEEN 1 AND 10000),
  ADD COLUMN overview_points text CHECK (length(overview_points) BETWEEN 1 AND 6000),
  ADD COLUMN assessment text CHECK (length(assessment) BETWEEN 1 AND 10000),
  ADD COLUMN assessment_points text CHECK (length(assessment_points) BETWEEN 1 AND 6000),
  ADD COLUMN proposal text CHECK (length(proposal) BETWEEN 1 AND 10000),
  ADD COLUMN proposal_points text CHECK (length(proposal_points) BETWEEN 1 AND 6000);
