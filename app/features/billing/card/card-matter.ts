/** What the payment provider told and staff have to look at. */
export type CardMatter = {
  id: string
  kind: 'too_much' | 'other_amount' | 'refunded' | 'failed' | DisputeStep
  /** In hundredths. */
  amount: number
  currency: string
  /** The provider's id of the payment. */
  payment_id: string
  /** Why the client's bank disputes it, as the provider names it. */
  reason: string | null
  /** Until when the provider takes an answer to a dispute. */
  answer_by: string | null
  created_at: string
}

/** How far a dispute is: open, or over in one of three ways. */
export type DisputeStep = 'disputed' | 'dispute_won' | 'dispute_lost' | 'dispute_ended'
