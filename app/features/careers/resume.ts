import { fileTypes, formatFileSize } from '#app/features/files/file.ts'
import { applicationForm } from '#content/application-form.ts'

const { errors } = applicationForm

/** The most bytes of a resume. */
export const resumeBytes = 10 * 1024 * 1024

export const resumeTypes: readonly string[] = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]
const resumeEndings = resumeTypes.flatMap((type) => fileTypes[type] ?? [])

/** The checks that the browser can make before sending; the server checks the content. */
export function resumeError(file: unknown): string | undefined {
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return errors.resume
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!resumeEndings.includes(ending)) return errors.resumeType
  if (file.size > resumeBytes) return errors.resumeLarge(formatFileSize(resumeBytes))
  return file.size === 0 ? errors.resumeEmpty : undefined
}
