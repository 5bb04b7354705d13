-- More than leads can be taken back: of any of these records nothing is kept when it is deleted.
CREATE TRIGGER support_tickets_forget_changes AFTER DELETE ON support_tickets
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_changes();
CREATE TRIGGER record_tasks_forget_changes AFTER DELETE ON record_tasks
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_changes();
CREATE TRIGGER people_forget_changes AFTER DELETE ON people
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_changes();
CREATE TRIGGER organisations_forget_changes AFTER DELETE ON organisations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_changes();
CREATE TRIGGER projects_forget_changes AFTER DELETE ON projects
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_changes();
CREATE TRIGGER project_milestones_forget_changes AFTER DELETE ON project_milestones
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_changes();
CREATE TRIGGER documents_forget_changes AFTER DELETE ON documents
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_changes();
