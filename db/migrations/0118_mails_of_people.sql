-- Staff read which mails a person was sent, on the person's page.
GRANT SELECT ON mail_deliveries TO unordin_staff;
CREATE POLICY staff_reads ON mail_deliveries FOR SELECT TO unordin_staff USING (true);
