import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { commentMails } from '#content/comments.ts'
import { type CommentSubject, portalPage } from './comment.ts'

type Said = {
  subject: Pick<CommentSubject, 'kind' | 'id' | 'title' | 'project_id'>
  /** The client's name, in a mail to staff. */
  client?: string
  author: string
  body: string
  internal: boolean
  /** The readers are named in it. */
  isNamed: boolean
  /** The readers can answer by mail. */
  isAnswerable: boolean
}

const mostCharacters = 2_000

/** What somebody said about a record, for its other readers. Rendered once for all who read the same. */
export async function commentMail(said: Said, link: string): Promise<Omit<Mail, 'to'>> {
  const { subject, client, author, body, internal, isNamed, isAnswerable } = said
  const { kind, title } = subject
  const { fields, ...copy } = commentMails
  const isCut = body.length > mostCharacters
  const reader = internal ? 'internal' : client ? 'staff' : 'client'
  const rows = [
    { name: fields[kind], value: title },
    ...(client ? [{ name: fields.client, value: client }] : []),
    { name: fields.comment, value: isCut ? `${beginningOf(body, mostCharacters)}…` : body },
  ]
  const lead = internal ? copy.internalBody : isNamed ? copy.namedBody : copy.body
  const text = lead(author, copy.kinds[kind])
  const page = (
    <MailLayout
      preview={text}
      label={copy.label[kind]}
      title={copy.title}
      footer={isAnswerable ? copy.footerOfAnswers[reader] : copy.footer}
    >
      <MailText>{text}</MailText>
      <MailTable rows={rows} />
      {isCut && <MailText>{copy.cut}</MailText>}
      <MailButton href={link}>{copy.open[kind]}</MailButton>
    </MailLayout>
  )
  return {
    kind: `${kind}.commented`,
    thread: subject.id,
    page: portalPage(subject),
    subject: copy.subject(title),
    ...(await renderMail(page)),
  }
}
