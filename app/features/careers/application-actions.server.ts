import { data, type RouterContextProvider } from 'react-router'
import { type FileFault, formatFileSize } from '#app/features/files/file.ts'
import { discardFiles, receiveFiles } from '#app/features/files/file-service.server.ts'
import { type IntakeAnswer, intakeFields } from '#app/features/intake/intake.ts'
import { receiveForm } from '#app/features/intake/intake-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { applicationForm } from '#content/application-form.ts'
import { applicationBytes, type Refusal } from './application.ts'
import { applicationFields } from './application-schema.ts'
import { applicationIntake } from './application-service.server.ts'
import { findJob } from './open-post.ts'
import { resumeBytes, resumeTypes } from './resume.ts'
import { inspectResume } from './resume-check-service.server.ts'

const { errors, failure, success } = applicationForm

/**
 * Handles a posted application, sent by a script or by a plain form.
 * @returns the stored application, or the form with its errors
 */
export async function takeApplication(context: Readonly<RouterContextProvider>, request: Request) {
  const app = context.get(appContext)
  const job = findJob(new URL(request.url).searchParams.get('job'))
  const {
    fields: form,
    files,
    faults,
  } = await receiveFiles(app, request, {
    fields: [...applicationFields, ...Object.values(intakeFields)],
    maxFiles: 1,
    maxBytes: resumeBytes,
    postBytes: applicationBytes,
    accept: resumeTypes,
    inspect: (localPath, type) => inspectResume(app, { localPath, type }),
  })
  const [resume] = files
  if (job) form.set('job', job.id)
  if (resume) form.set('resume', JSON.stringify(resume))
  else form.delete('resume')
  const received = await receiveForm(context, form, applicationIntake, failure.description)
  // Keeps only a file that a stored record refers to: not that of a repeated or a refused form.
  // Without an answer of the database it may be stored, and then housekeeping decides.
  if (received.ok || received.status !== 503) await discardFiles(app, files)
  if (!received.ok) {
    const answer = withoutKey(received.answer, resume ? undefined : faultText(faults[0]))
    const status = faults[0]?.reason === 'unavailable' ? 503 : received.status
    return data<Refusal>({ ...answer, hadResume: resume !== undefined }, status)
  }
  const { reference } = received
  const firstName = String(form.get('firstName')).trim()
  const description = job
    ? success.description(firstName, job.title, reference)
    : success.generalDescription(firstName, reference)
  return { reference, toast: { title: success.title, description } }
}

/** The storage key is never sent to the browser; an error of the resume is shown as a message. */
function withoutKey(answer: IntakeAnswer, fault: string | undefined): IntakeAnswer {
  if (!answer.result) return answer
  const { resume: _, job: __, ...initialValue } = answer.result.initialValue ?? {}
  const error = { ...answer.result.error, ...(fault && { resume: [fault] }) }
  return { ...answer, result: { ...answer.result, initialValue, error } }
}

function faultText(fault: FileFault | undefined): string {
  if (!fault) return errors.resume
  if (fault.reason === 'too_large') return errors.resumeLarge(formatFileSize(resumeBytes))
  if (fault.reason === 'too_many') return errors.resumeMany
  if (fault.reason === 'unavailable') return errors.resumeUnavailable
  if (fault.reason === 'unchecked') return errors.resumeUnchecked
  return fault.reason === 'empty' ? errors.resumeEmpty : errors.resumeType
}
