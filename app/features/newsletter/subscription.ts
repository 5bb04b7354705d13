import { z } from 'zod'
import { cleanText } from '#app/platform/clean-text.ts'
import { newsletterForm } from '#content/newsletter.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

/** The name under which the intake knows the form. */
export const newsletterForms = 'newsletter'

export const subscriptionPages = ['/newsletter', '/blog'] as const

export const subscriptionSchema = z.object({
  email: z.preprocess(
    cleanText,
    z.email({ error: newsletterForm.errors.email }).max(255, newsletterForm.errors.email),
  ),
  /** Where the box stands, for the consent. */
  page: z.enum(subscriptionPages).catch('/newsletter'),
})

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]
