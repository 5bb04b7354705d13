import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail, MailSite } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { commentMails } from '#content/comments.ts'
import { updateNotice as copy } from '#content/engagements.ts'

type Told = { project: string; title: string; body: string; author: string; path: string }

const mostCharacters = 2_000

/** To a client's people: what staff reported about a project. Rendered once for all of them. */
export async function projectUpdateMail(
  told: Told,
  { baseUrl, inbound }: MailSite,
): Promise<Omit<Mail, 'to'>> {
  const { project, title, body, author, path } = told
  const isCut = body.length > mostCharacters
  const shown = isCut ? `${beginningOf(body, mostCharacters)}…` : body
  const page = (
    <MailLayout
      preview={copy.preview(project)}
      label={copy.label}
      title={title}
      footer={inbound ? commentMails.footerOfAnswers.client : copy.footer}
    >
      <MailText>{shown}</MailText>
      {isCut && <MailText>{copy.cut}</MailText>}
      <MailTable
        rows={[
          { name: copy.project, value: project },
          { name: copy.by, value: author },
        ]}
      />
      <MailButton href={`${baseUrl}${path}`}>{copy.action}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'project.update_posted',
    page: path,
    subject: copy.subject(project, title),
    ...(await renderMail(page)),
  }
}
