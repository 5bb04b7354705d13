import { z } from 'zod'
import { forms } from '#content/forms.ts'
import { companySizes, primaryInterests } from './blueprint-choices.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = forms.blueprint

/** PostgreSQL stores no NUL, and a browser counts a line break as one character. */
function clean(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed().trim()
  return text === '' ? undefined : text
}

const text = (error: string) => z.string({ error })

export const blueprintSchema = z.object({
  fullName: z.preprocess(
    clean,
    text(errors.fullNameShort).min(2, errors.fullNameShort).max(100, errors.fullNameLong),
  ),
  email: z.preprocess(clean, z.email({ error: errors.email }).max(255, errors.email)),
  companyName: z.preprocess(
    clean,
    text(errors.companyNameShort)
      .min(2, errors.companyNameShort)
      .max(100, errors.companyNameLong)
      .optional(),
  ),
  phone: z.preprocess(clean, text(errors.phoneLong).max(50, errors.phoneLong).optional()),
  companySize: z.preprocess(clean, z.enum(companySizes, { error: errors.companySize }).optional()),
  primaryInterest: z.preprocess(
    clean,
    z.enum(primaryInterests, { error: errors.primaryInterest }).optional(),
  ),
  message: z.preprocess(clean, text(errors.messageLong).max(1000, errors.messageLong).optional()),
})
