-- What the timeline of a person says of a mail that was sent to them: its subject, and how often it was tried.
-- Of mails to others the log still has no subject, because it can name somebody else.
ALTER TABLE mail_deliveries ADD COLUMN subject text CHECK (length(subject) <= 1000),
  ADD COLUMN attempts integer CHECK (attempts > 0);
