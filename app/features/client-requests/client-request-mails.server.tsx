import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail, MailSite } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { longDate } from '#app/ui/format-date.ts'
import { requestMails as copy, requestCopy } from '#content/client-requests.ts'
import {
  adminRequestsPath,
  type ClientRequest,
  portalRequestsPath,
  type RequestLine,
} from './client-request.ts'

type About = Pick<ClientRequest, 'id' | 'title' | 'reason' | 'due_on' | 'project_name'>
type Line = Pick<RequestLine, 'kind' | 'title'>
/** A mail for several addressees, rendered once. */
type Unaddressed = Omit<Mail, 'to'>

const linesShown = 12

const footerOf = ({ inbound }: MailSite) => (inbound ? copy.footerOfAnswers : copy.footer)

const about = ({ id }: About) => ({ thread: id, page: `${portalRequestsPath}/${id}` })

const rowsOf = ({ title, project_name: project, due_on: due }: About) => [
  { name: copy.fields.request, value: title },
  ...(project ? [{ name: copy.fields.project, value: project }] : []),
  { name: copy.fields.due, value: longDate(due) },
]

function rowsOfLines(lines: readonly Line[]) {
  const rest = lines.length - linesShown
  return [
    ...lines
      .slice(0, linesShown)
      .map(({ kind, title }) => ({ name: requestCopy.kinds[kind], value: title })),
    ...(rest > 0 ? [{ name: '', value: copy.more(rest) }] : []),
  ]
}

/** To whoever is asked: a new request, with its first lines. */
export async function requestMail(
  request: About & { author_name: string },
  lines: readonly Line[],
  site: MailSite,
): Promise<Unaddressed> {
  const text = copy.sent.body(request.author_name)
  const page = (
    <MailLayout preview={text} label={copy.label} title={copy.sent.title} footer={footerOf(site)}>
      <MailText>{text}</MailText>
      <MailTable rows={rowsOf(request)} />
      {request.reason && <MailText>{request.reason}</MailText>}
      <MailTable rows={rowsOfLines(lines)} />
      <MailButton href={`${site.baseUrl}${portalRequestsPath}/${request.id}`}>
        {copy.open}
      </MailButton>
    </MailLayout>
  )
  return {
    kind: 'request.sent',
    ...about(request),
    subject: copy.sent.subject(request.title),
    ...(await renderMail(page)),
  }
}

/** To whoever is asked: what is still missing before, on and after the due day, after a change, or that nothing is any more. */
export async function reminderMail(
  request: About,
  reminder: 'soon' | 'due' | 'late' | 'changed' | 'cancelled',
  missing: readonly Line[],
  site: MailSite,
): Promise<Unaddressed> {
  const said = copy[reminder]
  const page = (
    <MailLayout preview={said.body} label={copy.label} title={said.title} footer={footerOf(site)}>
      <MailText>{said.body}</MailText>
      <MailTable rows={rowsOf(request)} />
      {missing.length > 0 && <MailTable rows={rowsOfLines(missing)} />}
      <MailButton href={`${site.baseUrl}${portalRequestsPath}/${request.id}`}>
        {copy.open}
      </MailButton>
    </MailLayout>
  )
  return {
    kind: `request.${reminder}`,
    ...about(request),
    subject: said.subject(request.title, longDate(request.due_on)),
    ...(await renderMail(page)),
  }
}

/** To whoever is asked: staff have returned a line, and why. */
export async function returnedMail(
  request: About,
  line: Line,
  { by, because }: { by: string; because: string },
  site: MailSite,
): Promise<Unaddressed> {
  const text = copy.returned.body(by)
  const page = (
    <MailLayout
      preview={text}
      label={copy.label}
      title={copy.returned.title}
      footer={footerOf(site)}
    >
      <MailText>{text}</MailText>
      <MailText>{because}</MailText>
      <MailTable rows={[{ name: copy.fields.line, value: line.title }, ...rowsOf(request)]} />
      <MailButton href={`${site.baseUrl}${portalRequestsPath}/${request.id}`}>
        {copy.open}
      </MailButton>
    </MailLayout>
  )
  return {
    kind: 'request.returned',
    ...about(request),
    subject: copy.returned.subject(line.title),
    ...(await renderMail(page)),
  }
}

/** To staff: nothing is missing any more. */
export async function allGivenMail(
  request: About & { client_name: string },
  by: string,
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const text = copy.given.body(by)
  const rows = [{ name: copy.fields.client, value: request.client_name }, ...rowsOf(request)]
  const page = (
    <MailLayout
      preview={text}
      label={copy.label}
      title={copy.given.title}
      footer={copy.staffFooter}
    >
      <MailText>{text}</MailText>
      <MailTable rows={rows} />
      <MailButton href={`${baseUrl}${adminRequestsPath}/${request.id}`}>{copy.open}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'request.given',
    thread: request.id,
    to,
    subject: copy.given.subject(request.client_name, request.title),
    ...(await renderMail(page)),
  }
}
