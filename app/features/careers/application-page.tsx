import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { dropDraft } from '#app/features/intake/draft.ts'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { applicationForm as copy } from '#content/application-form.ts'
import type { Job } from '#content/careers.ts'
import { applicationFormName, type Refusal } from './application.ts'
import { ApplicationForm, type Sent } from './application-form.tsx'

type JobDetails = { department: string | undefined; type: string | undefined }

type ApplicationPageProps = {
  job: Job | undefined
  /** Labels of the post's department and type. */
  details: JobDetails
  retentionDays: number
  guard: (answer: Refusal | undefined) => ReactNode
  refusal: Refusal | undefined
  /** The reference of the application that was just stored. */
  sent: string | null
  onSent: (answer: Sent) => void
}

/** The application form as a page: the post on one side, the form on the other. */
export function ApplicationPage({ sent, job, details, ...props }: ApplicationPageProps) {
  return (
    <section className="frame grid grid-cols-1 gap-x-8 gap-y-10 pt-10 pb-20 md:pt-16 md:pb-28 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <MrzLine text={copy.mrz} className="mb-6" />
        <h1 className="display max-w-[16ch] text-section">
          {job ? copy.title(job.title) : copy.generalTitle}
        </h1>
        <p className="mt-6 max-w-[40ch] text-lead text-ink-muted">
          {job ? copy.lead : copy.generalLead}
        </p>
        {job && <Terms job={job} details={details} />}
        {job && <Requirements job={job} />}
        <p className="mt-6">
          <Link to="/careers" className="text-link inline-flex min-h-6 items-center">
            {copy.back}
          </Link>
        </p>
      </div>
      <div className="border border-line-strong bg-surface p-1.5 lg:col-span-7">
        <div className="border border-line p-5 sm:p-8">
          {sent ? (
            <Confirmation reference={sent} />
          ) : (
            <ApplicationForm
              id="application"
              job={job}
              {...props}
              cancel={
                <ButtonAnchor
                  href="/careers"
                  variant="secondary"
                  size="large"
                  onClick={() => dropDraft(applicationFormName)}
                >
                  {copy.cancel}
                </ButtonAnchor>
              }
            />
          )}
        </div>
      </div>
    </section>
  )
}

function Terms({ job, details }: { job: Job; details: JobDetails }) {
  const terms = [
    { term: copy.details.department, text: details.department },
    { term: copy.details.location, text: job.place.label },
    { term: copy.details.type, text: details.type },
    { term: copy.details.until, text: listDate(job.validThrough) },
  ]
  return (
    <dl className="mt-8 max-w-md border-t border-ink text-small">
      {terms.map(({ term, text }) => (
        <div key={term} className="grid grid-cols-[6.5rem_minmax(0,1fr)] border-b border-line py-2">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Requirements({ job }: { job: Job }) {
  return (
    <>
      <h2 className="mt-8 text-small font-medium">{copy.details.requirements}</h2>
      <ul className="mt-1.5 max-w-[44ch] list-disc space-y-1 ps-5 text-ink-muted marker:text-line-strong">
        {job.requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
    </>
  )
}

function Confirmation({ reference }: { reference: string }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={element} role="status" tabIndex={-1} className="outline-none">
      <StatusBadge tone="verdigris" tilt="left">
        {copy.sent.status}
      </StatusBadge>
      <h2 className="headline mt-4 text-heading">{copy.sent.title}</h2>
      <p className="mt-2 max-w-[56ch] text-ink-muted">{copy.sent.text}</p>
      <p className="mt-4">
        <span className="label block text-ink-muted">{copy.sent.reference}</span>
        <strong className="font-mono text-lead font-normal tracking-wider">{reference}</strong>
      </p>
      <ButtonLink viewTransition to="/careers" variant="secondary" className="mt-6">
        {copy.sent.more}
      </ButtonLink>
    </div>
  )
}
