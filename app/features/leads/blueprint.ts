import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { shortText, sizedText } from '#app/platform/sized-text.ts'
import { forms } from '#content/forms.ts'
import { companySizes, primaryInterests } from './blueprint-choices.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = forms.blueprint

export const blueprintSchema = z.object({
  fullName: z.preprocess(cleanLine, sizedText(2, errors.fullNameShort, 100, errors.fullNameLong)),
  email: z.preprocess(cleanText, z.email({ error: errors.email }).max(255, errors.email)),
  companyName: z.preprocess(
    cleanLine,
    sizedText(2, errors.companyNameShort, 100, errors.companyNameLong).optional(),
  ),
  phone: z.preprocess(cleanLine, shortText(50, errors.phoneLong).optional()),
  companySize: z.preprocess(
    cleanText,
    z.enum(companySizes, { error: errors.companySize }).optional(),
  ),
  primaryInterest: z.preprocess(
    cleanText,
    z.enum(primaryInterests, { error: errors.primaryInterest }).optional(),
  ),
  message: z.preprocess(cleanText, shortText(1000, errors.messageLong).optional()),
})
