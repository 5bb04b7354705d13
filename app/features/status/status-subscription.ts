import { z } from 'zod'
import { cleanText } from '#app/platform/clean-text.ts'
import { statusSubscribe } from '#content/status-subscription.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

/** The name of the form in its token. */
export const statusForm = 'status'

export const statusSubscriptionSchema = z.object({
  email: z.preprocess(
    cleanText,
    z.email({ error: statusSubscribe.errors.email }).max(255, statusSubscribe.errors.email),
  ),
})
