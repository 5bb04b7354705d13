import type { ReactNode } from 'react'
import { fileBytes, filesAtOnce, formatFileSize } from '#app/features/files/file.ts'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { TypedText } from '#app/ui/typed-text.tsx'
import { portalRequest as copy, requestCopy } from '#content/client-requests.ts'
import { company } from '#content/company.ts'
import {
  type GiveRefusal,
  percentDone,
  portalRequestsPath,
  type RequestLine,
  type RequestPage,
  standingOf,
} from './client-request.ts'
import { PortalRequestLine } from './portal-request-line.tsx'
import { StandingBadge } from './standing-badge.tsx'

type PortalRequestPageProps = RequestPage & {
  today: string
  /** Staff who view the portal give nothing. */
  viewing: boolean
  /** The most bytes of a file. */
  largest: number
  refusal: GiveRefusal | undefined
  /** What is said about it. */
  children: ReactNode
}

/** What is asked of the client, with a place to give each of it. */
export function PortalRequestPage(props: PortalRequestPageProps) {
  const { request, lines, today, viewing, largest, refusal, children } = props
  const { title, reason, project_name: project, contact_name: contact } = request
  const standing = standingOf(request, today)
  const isOpen = (line: RequestLine) =>
    !viewing && request.status === 'open' && line.status !== 'accepted'
  // Somebody has accepted or removed the line, or closed the request, while the form was open.
  const hasForm = lines.some((line) => line.id === refusal?.line && isOpen(line))
  const hasFiles =
    standing !== 'completed' &&
    standing !== 'cancelled' &&
    lines.some(({ kind }) => kind === 'document')
  const details = [
    [copy.from, copy.askedBy(request.author_name, company.name)],
    [copy.due, <Moment key="due" at={request.due_on} look="long" />],
    ...(project ? [[copy.project, project]] : []),
    ...(contact ? [[copy.contact, contact]] : []),
  ] as const
  return (
    <article className="max-w-4xl">
      <BackLink to={portalRequestsPath}>{copy.back}</BackLink>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status">
          <StandingBadge standing={standing} labels={requestCopy.standing} />
        </span>
        <div className="flex items-center gap-3 text-small text-ink-muted">
          <ProgressBar
            percent={percentDone(request)}
            label={requestCopy.progressOf(title)}
            className="w-28"
          />
          {requestCopy.progress(request.lines_accepted, request.lines_given, request.lines_total)}
        </div>
      </div>
      <h1 className="headline mt-3 text-section wrap-anywhere">{title}</h1>
      <dl
        aria-label={copy.details}
        className="mt-4 grid grid-cols-1 gap-x-8 border-y border-line sm:grid-cols-2 lg:grid-cols-4"
      >
        {details.map(([name, value]) => (
          <div key={name} className="py-2.5">
            <dt className="label text-ink-muted">{name}</dt>
            <dd className="mt-0.5 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {reason && (
        <p className="prose-measure mt-5 wrap-anywhere whitespace-pre-wrap">
          <LinkedText text={reason} />
        </p>
      )}
      <Said standing={standing} />
      {refusal && !hasForm && (
        <>
          <Alert text={refusal.error} boxed takesFocus className="mt-5" />
          <TypedText label={requestCopy.typed} texts={[refusal.answer]} />
        </>
      )}
      <section aria-labelledby="lines" className="mt-8">
        <h2 id="lines" className="headline text-heading">
          {copy.lines}
        </h2>
        {hasFiles && (
          <p className="prose-measure mt-1 text-small text-ink-muted">
            {copy.filesHint(filesAtOnce, formatFileSize(largest), formatFileSize(fileBytes))}
          </p>
        )}
        <ol className="mt-3 border-t border-ink">
          {lines.map((line) => (
            <PortalRequestLine
              key={line.id}
              line={line}
              path={`${portalRequestsPath}/${request.id}`}
              isOpen={isOpen(line)}
              largest={largest}
              refusal={refusal?.line === line.id ? refusal : undefined}
            />
          ))}
        </ol>
      </section>
      {children}
    </article>
  )
}

/** What is to be known before the lines. */
function Said({ standing }: { standing: ReturnType<typeof standingOf> }) {
  const texts = { review: copy.allGiven, completed: copy.completed, cancelled: copy.cancelled }
  const text = standing in texts ? texts[standing as keyof typeof texts] : null
  return text && <p className="mt-5 border-s-2 border-verdigris ps-3">{text}</p>
}
