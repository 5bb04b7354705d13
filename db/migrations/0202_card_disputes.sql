-- A payment that a bank refused at last, and disputes: the client's bank asks for the money of a card payment again, and
-- decides about it weeks later. Each of a dispute's steps is told once.
ALTER TABLE card_matters
  DROP CONSTRAINT card_matters_kind_check,
  ADD CONSTRAINT card_matters_kind_check CHECK (kind IN ('too_much', 'other_amount', 'refunded', 'failed',
    'disputed', 'dispute_won', 'dispute_lost', 'dispute_ended')),
  -- The provider's id of the dispute, the reason as they name it, and until when they take an answer.
  ADD COLUMN dispute_id text CHECK (length(dispute_id) BETWEEN 1 AND 255),
  ADD COLUMN reason text CHECK (length(reason) BETWEEN 1 AND 100),
  ADD COLUMN answer_by timestamptz,
  ADD CHECK ((kind IN ('disputed', 'dispute_won', 'dispute_lost', 'dispute_ended')) = (dispute_id IS NOT NULL)),
  ADD CHECK (dispute_id IS NOT NULL OR (reason IS NULL AND answer_by IS NULL));
CREATE UNIQUE INDEX card_matters_dispute ON card_matters (dispute_id, kind) WHERE dispute_id IS NOT NULL;
