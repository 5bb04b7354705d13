import { z } from 'zod'
import { cleanText } from '#app/platform/clean-text.ts'
import { contactForm } from '#content/contact-form.ts'
import { contactInterests } from './contact-choices.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = contactForm

const text = (error: string) => z.string({ error })

/** A name is one line, whatever was posted. */
const oneLine = (value: unknown) =>
  typeof value === 'string' ? cleanText(value.replace(/\s+/g, ' ')) : value

export const contactSchema = z.object({
  firstName: z.preprocess(
    oneLine,
    text(errors.firstNameShort).min(2, errors.firstNameShort).max(80, errors.firstNameLong),
  ),
  lastName: z.preprocess(
    oneLine,
    text(errors.lastNameShort).min(2, errors.lastNameShort).max(80, errors.lastNameLong),
  ),
  email: z.preprocess(cleanText, z.email({ error: errors.email }).max(255, errors.email)),
  company: z.preprocess(
    oneLine,
    text(errors.company).min(1, errors.company).max(100, errors.companyLong),
  ),
  interest: z.preprocess(cleanText, z.enum(contactInterests, { error: errors.interest })),
  message: z.preprocess(
    cleanText,
    text(errors.messageShort).min(10, errors.messageShort).max(5000, errors.messageLong),
  ),
})
