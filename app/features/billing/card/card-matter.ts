/** What the payment provider told and staff have to look at. */
export type CardMatter = {
  id: string
  kind: 'too_much' | 'other_amount' | 'refunded'
  /** In hundredths. */
  amount: number
  currency: string
  /** The provider's id of the payment. */
  payment_id: string
  created_at: string
}
