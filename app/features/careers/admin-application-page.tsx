import type { ReactNode } from 'react'
import { formatFileSize } from '#app/features/files/file.ts'
import { referenceOf } from '#app/features/intake/intake.ts'
import type { LeadActivity } from '#app/features/leads/lead.ts'
import { sayWithheld, type Withheld } from '#app/features/mail/withheld.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { type HistoryAnswer, StatusHistory } from '#app/ui/status-history.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { applicationStatus, applicationPage as copy } from '#content/applications.ts'
import { withheldMails } from '#content/mails.ts'
import type { Application } from './application.ts'
import { applicationList } from './application-list-query.ts'
import { ApplicationStatusBadge } from './application-status-badge.tsx'

type AdminApplicationPageProps = {
  application: Application
  activities: LeadActivity[]
  /** The day on which it is deleted. */
  until: string
  answer: HistoryAnswer | undefined
  /** The mails about this application that were not sent. */
  withheld: Withheld[]
  /** The way to the person who applied. */
  person: ReactNode
}

/** The staff's page of one application: the answers, the status and the notes. */
export function AdminApplicationPage(props: AdminApplicationPageProps) {
  const { application, activities, until, answer, withheld } = props
  const here = `${applicationList.path}/${application.id}`
  return (
    <>
      <BackLink to={applicationList.path}>{copy.back}</BackLink>
      <div className="mt-4 mb-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 className="headline text-section wrap-anywhere">{application.full_name}</h1>
        <span role="status">
          <ApplicationStatusBadge status={application.status} />
        </span>
        <p className="label text-ink-muted">
          {copy.reference} {referenceOf(application.id)}
        </p>
        {props.person}
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <ApplicationDetails
            application={application}
            until={until}
            notSent={sayWithheld(withheld)}
          />
          <h2 className="headline mt-8 text-heading">{copy.coverLetter}</h2>
          <p className="prose-measure mt-3 whitespace-pre-wrap wrap-anywhere">
            {application.cover_letter}
          </p>
        </div>
        <div>
          <div className="border border-line-strong bg-surface p-5">
            <h2 className="label text-ink-muted">{copy.fields.resume}</h2>
            <p className="mt-2 font-medium wrap-anywhere">{application.file_name}</p>
            <p className="text-small text-ink-muted">{formatFileSize(application.file_size)}</p>
            <ButtonAnchor href={`${here}/resume`} download className="mt-4">
              {copy.download}
            </ButtonAnchor>
            <p className="mt-3 text-small text-ink-muted">{copy.downloadNote}</p>
          </div>
          <div className="mt-8">
            <StatusHistory
              name="application"
              status={application.status}
              labels={applicationStatus}
              copy={copy}
              heading="h2"
              activities={activities}
              action={here}
              answer={answer}
            />
          </div>
          <ButtonLink
            to={`${here}/delete`}
            variant="destructive"
            preventScrollReset
            className="mt-10"
          >
            {copy.remove}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

type ApplicationDetailsProps = { application: Application; until: string; notSent: string | null }

function ApplicationDetails({ application, until, notSent }: ApplicationDetailsProps) {
  const { fields, none } = copy
  const { email, linkedin } = application
  const rows: [string, ReactNode][] = [
    [fields.job_title, application.job_title],
    [
      fields.email,
      <a
        key="email"
        href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
        className="text-link"
      >
        {email}
      </a>,
    ],
    [fields.phone, application.phone],
    [fields.linkedin, linkedin && <Profile key="linkedin" text={linkedin} />],
    [fields.experience, application.experience],
    [fields.created_at, <Moment key="created_at" at={application.created_at} look="time" />],
    [fields.until, <Moment key="until" at={until} />],
    ...(notSent ? [[withheldMails.label, notSent] as [string, string]] : []),
  ]
  return (
    <dl className="grid grid-cols-1 border-t border-ink sm:grid-cols-[11rem_1fr]">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="col-span-full grid grid-cols-subgrid border-b border-line py-2.5"
        >
          <dt className="label pt-1 text-ink-muted">{name}</dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
            {value ?? <span className="text-ink-muted">{none}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An applicant's text becomes a link only when it is a web address. */
function Profile({ text }: { text: string }) {
  const address = /^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : text
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return text
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
      {text}
    </a>
  )
}
