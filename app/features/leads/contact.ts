import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { sizedText } from '#app/platform/sized-text.ts'
import { contactForm } from '#content/contact-form.ts'
import { contactInterests } from './contact-choices.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = contactForm

export const contactSchema = z.object({
  firstName: z.preprocess(cleanLine, sizedText(2, errors.firstNameShort, 80, errors.firstNameLong)),
  lastName: z.preprocess(cleanLine, sizedText(2, errors.lastNameShort, 80, errors.lastNameLong)),
  email: z.preprocess(cleanText, z.email({ error: errors.email }).max(255, errors.email)),
  company: z.preprocess(cleanLine, sizedText(1, errors.company, 100, errors.companyLong)),
  interest: z.preprocess(cleanText, z.enum(contactInterests, { error: errors.interest })),
  /** The client reference that the sender asks about. */
  reference: z.preprocess(cleanText, z.string().max(60).optional()).catch(undefined),
  message: z.preprocess(cleanText, sizedText(10, errors.messageShort, 5000, errors.messageLong)),
})
