import type { IntakeAnswer } from '#app/features/intake/intake.ts'
import type { Job } from '#content/careers.ts'

export const applicationStatuses = ['new', 'reviewing', 'interview', 'rejected', 'hired'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The form's name in its token and its draft. */
export const applicationFormName = 'application'

/** Stands in place of a post's id when somebody applies without naming one. */
export const generalApplication = 'general'

/**
 * What a whole application may weigh on its way. A resume over its own limit is read to the end, so
 * that its sender gets an answer with everything that was typed.
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

/** What a form that was not taken is told. */
export type Refusal = IntakeAnswer & {
  /** A resume came along: a page that comes back from the server has lost it. */
  hadResume: boolean
}

/** Where somebody applies, as a page of its own; with a reference, where it is confirmed. */
export function applyHref(job: Pick<Job, 'id'> | undefined, sent?: string): string {
  const params = new URLSearchParams({ ...(job && { job: job.id }), ...(sent && { sent }) })
  return params.size > 0 ? `/careers/apply?${params}` : '/careers/apply'
}
