import { z } from 'zod'
import { subscribeSchema } from '#app/features/intake/subscribe.ts'

/** The name of the form in its token. */
export const newsletterForms = 'newsletter'

export const subscriptionSchema = subscribeSchema.extend({
  /** The page of the form, for the record of consent. */
  page: z.enum(['/newsletter', '/blog']).catch('/newsletter'),
})

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]
