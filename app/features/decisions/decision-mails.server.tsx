import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { longDate } from '#app/ui/format-date.ts'
import { decisionMails as copy, decisionCopy } from '#content/decisions.ts'
import { adminDecisionsPath, type Decision, portalDecisionsPath } from './decision.ts'

type About = Pick<
  Decision,
  | ('id' | 'kind' | 'title' | 'due_on' | 'project_name')
  | ('document_name' | 'document_version' | 'part')
>

const rowsOf = (decision: About) => [
  { name: decisionCopy.kinds[decision.kind], value: decision.title },
  ...(decision.document_name
    ? [
        {
          name: copy.fields.document,
          value: copy.version(decision.document_name, decision.document_version ?? 1),
        },
      ]
    : []),
  ...(decision.part ? [{ name: copy.fields[decision.part.kind], value: decision.part.title }] : []),
  ...(decision.project_name ? [{ name: copy.fields.project, value: decision.project_name }] : []),
  { name: copy.fields.due, value: longDate(decision.due_on) },
]

/**
 * To whoever is asked: for the first time, again, before, on and after the day, that it was withdrawn, or that somebody
 * else decides instead.
 */
export async function decisionMail(
  decision: About & { author_name: string },
  what: 'asked' | 'again' | 'soon' | 'due' | 'late' | 'withdrawn' | 'replaced',
  baseUrl: string,
): Promise<Omit<Mail, 'to'>> {
  const { title, kind, author_name: author } = decision
  const said = copy[what]
  const text = said.body(author, decisionCopy.toDo[kind])
  const page = (
    <MailLayout
      preview={text}
      label={copy.label}
      title={said.title}
      footer={what === 'replaced' ? copy.formerFooter : copy.footer}
    >
      <MailText>{text}</MailText>
      <MailTable rows={rowsOf(decision)} />
      <MailButton href={`${baseUrl}${portalDecisionsPath}/${decision.id}`}>{copy.open}</MailButton>
    </MailLayout>
  )
  return {
    kind: `decision.${what}`,
    thread: decision.id,
    page: `${portalDecisionsPath}/${decision.id}`,
    subject: said.subject(title, longDate(decision.due_on)),
    ...(await renderMail(page)),
  }
}

/** To staff: everybody has agreed, or somebody has declined and why. */
export function decidedMail(
  decision: About & { client_name: string },
  { by, because }: { by: string; because: string | null },
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const said = because === null ? copy.agreed : copy.declined
  const text = said.body(by, decisionCopy.done[decision.kind])
  const kind = because === null ? 'decision.agreed' : 'decision.declined'
  return staffMail(decision, { kind, said, text, because, to }, baseUrl)
}

/** To staff: the next one in turn has lost the access to it, so nobody can answer. */
export function stuckMail(
  decision: About & { client_name: string },
  { by, next }: { by: string; next: string },
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const said = copy.stuck
  const text = said.body(by, decisionCopy.done[decision.kind], next)
  return staffMail(decision, { kind: 'decision.stuck', said, text, because: null, to }, baseUrl)
}

type StaffMail = {
  kind: `decision.${'agreed' | 'declined' | 'stuck'}`
  said: { title: string; subject: (client: string, title: string) => string }
  text: string
  because: string | null
  to: string
}

async function staffMail(
  decision: About & { client_name: string },
  { kind, said, text, because, to }: StaffMail,
  baseUrl: string,
): Promise<Mail> {
  const rows = [{ name: copy.fields.client, value: decision.client_name }, ...rowsOf(decision)]
  const page = (
    <MailLayout preview={text} label={copy.label} title={said.title} footer={copy.staffFooter}>
      <MailText>{text}</MailText>
      {because !== null && <MailText>{because}</MailText>}
      <MailTable rows={rows} />
      <MailButton href={`${baseUrl}${adminDecisionsPath}/${decision.id}`}>{copy.open}</MailButton>
    </MailLayout>
  )
  return {
    kind,
    thread: decision.id,
    to,
    subject: said.subject(decision.client_name, decision.title),
    ...(await renderMail(page)),
  }
}
