-- The leads of one owner are narrowed to a source and a status by this index, without a look at each lead: an owner
-- of very many leads may have none, or few, of them.
DROP INDEX leads_owner;
CREATE INDEX leads_owner ON leads (owner_id, created_at DESC, id DESC, source, status) WHERE owner_id IS NOT NULL;
