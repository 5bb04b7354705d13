import type { MailKind } from '#app/features/mail/mail-kinds.ts'
import { MailButton, MailLayout, MailText } from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { recordNoteMails } from '#content/record-notes.ts'
import type { NoteSubject } from './note.ts'

const linkTo = (baseUrl: string, { kind, id }: NoteSubject) =>
  `${baseUrl}/lead_admin/${kind === 'person' ? 'people' : 'organisations'}/${id}`

type Parts = {
  kind: MailKind
  to: string
  subject: string
  preview: string
  title: string
  body: string
  quote: string
}

/**
 * To a member of staff who is named in a note. The mail does not say whom the note is about; the page
 * behind its link does.
 */
export function mentionMail(
  baseUrl: string,
  about: NoteSubject,
  { by, body, to }: { by: string; body: string; to: string },
): Promise<Mail> {
  const { mention: copy } = recordNoteMails
  return noteMail(linkTo(baseUrl, about), {
    ...{ kind: 'note.mention', to, subject: copy.subject(by), title: copy.title },
    ...{ preview: copy.preview(by), body: copy.body(by), quote: body },
  })
}

/** To a member of staff who is to do something. */
export function taskMail(
  baseUrl: string,
  about: NoteSubject,
  { by, title, due, to }: { by: string; title: string; due: string; to: string },
): Promise<Mail> {
  const { task: copy } = recordNoteMails
  return noteMail(linkTo(baseUrl, about), {
    ...{ kind: 'task.added', to, subject: copy.subject(by), title: copy.title },
    ...{ preview: copy.preview(by, due), body: copy.body(by, due), quote: title },
  })
}

async function noteMail(link: string, { kind, to, subject, ...parts }: Parts): Promise<Mail> {
  const { label, open, footer } = recordNoteMails
  const rendered = await renderMail(
    <MailLayout preview={parts.preview} label={label} title={parts.title} footer={footer}>
      <MailText>{parts.body}</MailText>
      <MailText>{parts.quote}</MailText>
      <MailButton href={link}>{open}</MailButton>
    </MailLayout>,
  )
  return { kind, to, subject, ...rendered }
}
