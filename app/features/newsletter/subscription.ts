import { z } from 'zod'
import { cleanText } from '#app/platform/clean-text.ts'
import { newsletterForm } from '#content/newsletter.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

/** The name of the form in its token. */
export const newsletterForms = 'newsletter'

export const subscriptionPages = ['/newsletter', '/blog'] as const

export const subscriptionSchema = z.object({
  email: z.preprocess(
    cleanText,
    z.email({ error: newsletterForm.errors.email }).max(255, newsletterForm.errors.email),
  ),
  /** The page of the form, for the record of consent. */
  page: z.enum(subscriptionPages).catch('/newsletter'),
})

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]
