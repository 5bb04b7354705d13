import type { IntakeAnswer } from '#app/features/intake/intake.ts'
import type { Job } from '#content/careers.ts'

export const applicationStatuses = ['new', 'reviewing', 'interview', 'rejected', 'hired'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The name of the form in its token and its draft. */
export const applicationFormName = 'application'

/** Takes the place of a post's id in a general application. */
export const generalApplication = 'general'

/**
 * The most bytes of the whole request. A resume over its own limit is still read to the end, so
 * that the answer can keep everything that was typed.
 */
export const applicationBytes = 32 * 1024 * 1024

export type ApplicationRow = {
  id: string
  job: string
  job_title: string
  full_name: string
  email: string
  status: ApplicationStatus
  created_at: string
}

export type Application = ApplicationRow & {
  phone: string | null
  linkedin: string | null
  experience: string | null
  cover_letter: string | null
  file_name: string
  file_size: number
  mime_type: string
}

/** The answer to a form that was refused. */
export type Refusal = IntakeAnswer & {
  /** True when the form had a resume: after a full page load the browser has lost it. */
  hadResume: boolean
}

/** The address of the form's page; with a reference, the address of its confirmation. */
export function applyHref(job: Pick<Job, 'id'> | undefined, sent?: string): string {
  const params = new URLSearchParams({ ...(job && { job: job.id }), ...(sent && { sent }) })
  return params.size > 0 ? `/careers/apply?${params}` : '/careers/apply'
}
