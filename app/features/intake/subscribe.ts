import { z } from 'zod'
import { cleanText } from '#app/platform/clean-text.ts'
import { subscribeForm } from '#content/subscribe-form.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = subscribeForm

/** The fields of the form that subscribes an address to mails. */
export const subscribeSchema = z.object({
  email: z.preprocess(cleanText, z.email({ error: errors.email }).max(255, errors.email)),
})
