import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { type DetailRow, DetailRows } from '#app/ui/detail-rows.tsx'
import { PanelSection } from '#app/ui/panel-section.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { TypedText } from '#app/ui/typed-text.tsx'
import { adminRequests, adminRequest as copy, requestCopy } from '#content/client-requests.ts'
import { AdminRequestForms } from './admin-request-forms.tsx'
import { AdminRequestLine } from './admin-request-line.tsx'
import {
  type AdminAnswer,
  adminRequestsPath,
  percentDone,
  type RequestPage,
  standingOf,
} from './client-request.ts'
import { StandingBadge } from './standing-badge.tsx'

type AdminRequestPageProps = RequestPage & {
  today: string
  people: { id: string; name: string }[]
  answer: AdminAnswer | undefined
  /** What is said about it. */
  children: ReactNode
}

/** The staff's page of one request: what came back, and what is done about it. */
export function AdminRequestPage(props: AdminRequestPageProps) {
  const { request, lines, today, people, answer, children } = props
  const standing = standingOf(request, today)
  const action = `${adminRequestsPath}/${request.id}`
  const rows: DetailRow[] = [
    [copy.client, request.client_name],
    [copy.project, request.project_name ?? adminRequests.noProject],
    [copy.due, <Moment key="due" at={request.due_on} look="long" />],
    [copy.contact, request.contact_name ?? requestCopy.nobody],
    [copy.author, request.author_name],
    [copy.created, <Moment key="created" at={request.created_at} look="time" />],
    ...(request.reason ? [[copy.reason, request.reason] as DetailRow] : []),
  ]
  return (
    <article>
      <BackLink to={adminRequestsPath}>{copy.back}</BackLink>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status">
          <StandingBadge standing={standing} labels={requestCopy.adminStanding} />
        </span>
        <div className="flex items-center gap-3 text-small text-ink-muted">
          <ProgressBar
            percent={percentDone(request)}
            label={requestCopy.progressOf(request.title)}
            className="w-28"
          />
          {requestCopy.progress(request.lines_accepted, request.lines_given, request.lines_total)}
        </div>
      </div>
      <h1 className="headline mt-3 text-section wrap-anywhere">{request.title}</h1>
      <Alert text={answer?.errors['']} boxed takesFocus className="mt-4" />
      {answer?.errors[''] && <TypedText label={requestCopy.typed} texts={typedIn(answer)} />}
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <PanelSection title={copy.lines}>
          <ol className="border-t border-ink">
            {lines.map((line) => (
              <AdminRequestLine
                key={line.id}
                {...{ line, action }}
                based={request.updated_at}
                isOpen={request.status !== 'cancelled'}
                isOnly={lines.length === 1}
                answer={answer?.line === line.id ? answer : undefined}
              />
            ))}
          </ol>
          {children}
        </PanelSection>
        <div className="grid content-start gap-10">
          <PanelSection title={copy.details}>
            <DetailRows rows={rows} />
          </PanelSection>
          <AdminRequestForms {...{ request, people, action, answer }} />
        </div>
      </div>
    </article>
  )
}

/** The words of the form that was refused. */
function typedIn({ intent, typed }: AdminAnswer): (string | undefined)[] {
  if (intent === 'return') return [typed.because]
  if (intent === 'save') return [typed.title, typed.reason]
  return intent === 'add' ? [typed.lines[0]?.title, typed.lines[0]?.hint] : []
}
