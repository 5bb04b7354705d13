-- Of a session's token, and of the challenge between password and code, only a hash is kept.
UPDATE auth_sessions SET token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
-- They live for minutes: whoever is between the two steps begins again.
DELETE FROM auth_verifications WHERE identifier NOT LIKE 'verify:%' AND identifier NOT LIKE 'reset:%';

-- What staff have decided on stands in its own table, or nowhere: this row only says that it was decided.
UPDATE held_submissions SET payload = '{}', sender_name = '', sender_email = '' WHERE state <> 'held';
