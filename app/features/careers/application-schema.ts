import { z } from 'zod'
import { fileTypes, formatFileSize } from '#app/features/files/file.ts'
import { cleanText } from '#app/platform/clean-text.ts'
import { applicationForm } from '#content/application-form.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = applicationForm

/** What a resume may weigh. */
export const resumeBytes = 10 * 1024 * 1024

export const resumeTypes: readonly string[] = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]
const resumeEndings = resumeTypes.flatMap((type) => fileTypes[type] ?? [])

const required = (missing: string, longest: number, long: string) =>
  z.preprocess(cleanText, z.string({ error: missing }).max(longest, long))
const optional = (longest: number, long: string) =>
  z.preprocess(cleanText, z.string({ error: long }).max(longest, long).optional())

// Both names and a space fit the lead's name, which is one.
export const applicationSchema = z.object({
  firstName: required(errors.firstName, 90, errors.firstNameLong),
  lastName: required(errors.lastName, 90, errors.lastNameLong),
  // Text, an at sign, text: but no sign that would make it two addresses in a mail's header.
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
  coverLetter: required(errors.coverLetter, 10_000, errors.coverLetterLong),
})
export type ApplicationInput = z.output<typeof applicationSchema>

export const applicationFields = Object.keys(applicationSchema.shape)

/** What can be said about a resume before it is sent; its bytes are looked into by the server. */
export function resumeError(file: unknown): string | undefined {
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return errors.resume
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!resumeEndings.includes(ending)) return errors.resumeType
  if (file.size > resumeBytes) return errors.resumeLarge(formatFileSize(resumeBytes))
  return file.size === 0 ? errors.resumeEmpty : undefined
}

/** The browser's check: the same schema, and what a file tells without being sent. */
export const browserSchema = applicationSchema.extend({
  resume: z.unknown().superRefine((file, context) => {
    const message = resumeError(file)
    if (message) context.addIssue({ code: 'custom', message })
  }),
})
