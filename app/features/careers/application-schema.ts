import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { shortText, sizedText } from '#app/platform/sized-text.ts'
import { applicationForm } from '#content/application-form.ts'
import { resumeError } from './resume.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = applicationForm

const required = (missing: string, longest: number, long: string) =>
  z.preprocess(cleanLine, sizedText(1, missing, longest, long))
const optional = (longest: number, long: string) =>
  z.preprocess(cleanLine, shortText(longest, long).optional())

// First name, space and last name together must fit the lead's name.
export const applicationSchema = z.object({
  firstName: required(errors.firstName, 90, errors.firstNameLong),
  lastName: required(errors.lastName, 90, errors.lastNameLong),
  // Text, an at sign, text; without characters that would separate two addresses in a mail header.
  email: z.preprocess(
    cleanText,
    z
      .string({ error: errors.emailMissing })
      .max(255, errors.email)
      .regex(/^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/, errors.email),
  ),
  phone: optional(50, errors.phoneLong),
  linkedIn: optional(255, errors.linkedInLong),
  experience: required(errors.experience, 200, errors.experienceLong),
  coverLetter: z.preprocess(
    cleanText,
    sizedText(1, errors.coverLetter, 10_000, errors.coverLetterLong),
  ),
})
export type ApplicationInput = z.output<typeof applicationSchema>

export const applicationFields = Object.keys(applicationSchema.shape)

/**
 * The browser's schema: the same rules, plus the size and type that the browser knows of the file.
 */
export const browserSchema = applicationSchema.extend({
  resume: z.unknown().superRefine((file, context) => {
    const message = resumeError(file)
    if (message) context.addIssue({ code: 'custom', message })
  }),
})
