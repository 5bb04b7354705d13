import { formatFileSize, type StoredFile } from '#app/features/files/file.ts'
import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail, MailSite } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { commentMails } from '#content/comments.ts'
import { documentMail as copy } from '#content/documents.ts'

type NewDocuments = { files: StoredFile[]; project: string | null; url: string }

/** To an administrator of the client: the new documents and a link. The files are not attached. */
export async function newDocumentsMail(
  person: { email: string },
  { files, project, url }: NewDocuments,
  { baseUrl, inbound }: MailSite,
): Promise<Mail> {
  const rows = [
    ...files.map(({ name, size }) => ({ name, value: formatFileSize(size) })),
    ...(project ? [{ name: copy.project, value: project }] : []),
  ]
  const page = (
    <MailLayout
      preview={copy.preview(files.length)}
      label={copy.label}
      title={copy.title(files.length)}
      footer={inbound && files.length === 1 ? commentMails.footerOfAnswers.client : copy.footer}
    >
      <MailText>{copy.body(files.length)}</MailText>
      <MailTable rows={rows} />
      <MailButton href={`${baseUrl}${url}`}>{copy.open}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'document.uploaded',
    page: url,
    to: person.email,
    subject: copy.subject(files.map(({ name }) => name)),
    ...(await renderMail(page)),
  }
}
