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

type Said = {
  document: { id: string; name: string }
  /** The client's name, in a mail to staff. */
  client?: string
  author: string
  body: string
  internal: boolean
}

const mostCharacters = 2_000

/** What somebody said about a document, for its other readers. Rendered once for all of one side. */
export async function commentMail(said: Said, link: string): Promise<Omit<Mail, 'to'>> {
  const { document, client, author, body, internal } = said
  const { fields, ...copy } = commentMails
  const isCut = body.length > mostCharacters
  const rows = [
    { name: fields.document, value: document.name },
    ...(client ? [{ name: fields.client, value: client }] : []),
    { name: fields.comment, value: isCut ? `${beginningOf(body, mostCharacters)}…` : body },
  ]
  const lead = internal ? copy.internalBody(author) : copy.body(author)
  const page = (
    <MailLayout preview={lead} label={copy.label} title={copy.title} footer={copy.footer}>
      <MailText>{lead}</MailText>
      <MailTable rows={rows} />
      {isCut && <MailText>{copy.cut}</MailText>}
      <MailButton href={link}>{copy.open}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'document.commented',
    thread: document.id,
    subject: copy.subject(document.name),
    ...(await renderMail(page)),
  }
}
