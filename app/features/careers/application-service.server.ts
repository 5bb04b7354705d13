import { z } from 'zod'
import type { StoredFile } from '#app/features/files/file.ts'
import { referenceOf } from '#app/features/intake/intake.ts'
import type { Intake } from '#app/features/intake/intake-definition.ts'
import { addLead } from '#app/features/leads/lead-record-service.server.ts'
import { queueVisitorMail } from '#app/features/mail/visitor-mail-service.server.ts'
import { applicationForm } from '#content/application-form.ts'
import { careers } from '#content/careers.ts'
import { applicationFormName, generalApplication } from './application.ts'
import { confirmationMail, notificationMail } from './application-mails.server.tsx'
import { applicationSchema } from './application-schema.ts'
import { insertApplication } from './application-store.server.ts'
import { findJob } from './open-post.ts'

const { errors } = applicationForm

const jobTitles = Object.fromEntries([
  [generalApplication, applicationForm.general],
  ...careers.jobs.map(({ id, title }) => [id, title]),
])

/** The stored resume as JSON: the file itself is in the storage, this is its metadata. */
const resumeSchema = z.object(
  {
    key: z.string(),
    name: z.string(),
    size: z.number(),
    type: z.string(),
    sha256: z.string(),
  } satisfies Record<keyof StoredFile, unknown>,
  { error: errors.resume },
)

const intakeSchema = applicationSchema.extend({
  /** The id of a post; every other value is a general application. */
  job: z.preprocess((id) => findJob(String(id))?.id ?? generalApplication, z.string()),
  resume: z.preprocess(
    // A quarantined application is parsed again as it was stored.
    (given) => (typeof given === 'string' ? JSON.parse(given) : given),
    resumeSchema,
  ),
})

/**
 * The application form. The lead, the application, the resume and both mails are stored in one
 * transaction. The same answers with the same file for the same post are one application.
 */
export const applicationIntake: Intake<typeof intakeSchema> = {
  form: applicationFormName,
  page: '/careers/apply',
  consent: applicationForm.consent,
  schema: intakeSchema,
  labels: {
    fields: { job: applicationForm.position, ...applicationForm.fields },
    choices: { job: jobTitles },
  },
  sender: ({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email }),
  identity: ({ resume, ...fields }) => ({ ...fields, resume: resume.sha256 }),
  async store(app, tx, { id, input, consent }) {
    const { job, resume } = input
    const jobTitle = findJob(job)?.title ?? applicationForm.general
    const fullName = `${input.firstName} ${input.lastName}`
    await addLead(tx, {
      id,
      source: 'application',
      full_name: fullName,
      email: input.email,
      phone: input.phone ?? null,
      company_name: null,
      company_size: null,
      primary_interest: jobTitle,
      message: input.coverLetter,
      details: {
        job,
        ...(input.linkedIn && { linkedIn: input.linkedIn }),
        experience: input.experience,
      },
      consent_text: consent.text,
      consent_page: consent.page,
      consent_at: consent.at,
    })
    await insertApplication(tx, { id, job, jobTitle, fullName, email: input.email }, resume)
    const details = { id, reference: referenceOf(id), jobTitle, input, resumeName: resume.name }
    const { applicationRetentionDays: days, notifyEmail, baseUrl } = app.config
    const about = { type: 'application', id }
    await queueVisitorMail(app, tx, 'confirmation', await confirmationMail(details, days), about)
    const notification = await notificationMail(details, notifyEmail, baseUrl)
    await queueVisitorMail(app, tx, 'staff', notification, about)
  },
}
