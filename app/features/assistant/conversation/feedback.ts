/** Why an answer did not help. */
export const feedbackReasons = ['not_asked', 'wrong', 'outdated', 'unclear', 'other'] as const
export type FeedbackReason = (typeof feedbackReasons)[number]

/** In Unicode characters. */
export const feedbackLength = 1_000
export const bestRating = 5

/** What a visitor thinks of one answer of the assistant. */
export type Feedback = {
  thumb: 'up' | 'down'
  reason: FeedbackReason | null
  comment: string | null
}
