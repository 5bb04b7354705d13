import { greetingName } from '#app/features/mail/greeting-name.ts'
import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { applicationMails } from '#content/applications.ts'
import { mailGreeting, notRepeated } from '#content/mails.ts'
import type { ApplicationInput } from './application-schema.ts'

type ApplicationMailDetails = {
  id: string
  reference: string
  jobTitle: string
  input: ApplicationInput
  resumeName: string
}

/**
 * To the applicant: the application has arrived, what happens next, when it is deleted. The address
 * is not verified, so the mail repeats nothing that was typed except the name.
 */
export async function confirmationMail(
  details: ApplicationMailDetails,
  retentionDays: number,
): Promise<Mail> {
  const copy = applicationMails.confirmation
  const page = (
    <MailLayout preview={copy.preview} label={copy.label} title={copy.title} footer={copy.footer}>
      <MailText>{mailGreeting(greetingName(nameOf(details)))}</MailText>
      <MailText>{copy.body}</MailText>
      <MailText>{notRepeated}</MailText>
      <MailTable
        rows={[
          { name: applicationMails.fields.reference, value: details.reference },
          { name: applicationMails.fields.job, value: details.jobTitle },
        ]}
      />
      <MailText>{copy.retention(retentionDays)}</MailText>
    </MailLayout>
  )
  return {
    kind: 'application.confirmation',
    to: details.input.email,
    subject: copy.subject(details.jobTitle, details.reference),
    ...(await renderMail(page)),
  }
}

/** To staff: the application; a reply goes to the applicant. The resume is not attached. */
export async function notificationMail(
  details: ApplicationMailDetails,
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const copy = applicationMails.notification
  const page = (
    <MailLayout preview={copy.preview} label={copy.label} title={copy.title} footer={copy.footer}>
      <MailText>{copy.body}</MailText>
      <MailTable rows={rowsOf(details)} />
      <MailButton href={`${baseUrl}/lead_admin/applications/${details.id}`}>{copy.open}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'application.notification',
    to,
    replyTo: details.input.email,
    subject: copy.subject(nameOf(details), details.jobTitle),
    ...(await renderMail(page)),
  }
}

const nameOf = ({ input }: ApplicationMailDetails) => `${input.firstName} ${input.lastName}`

function rowsOf(details: ApplicationMailDetails) {
  const { input, reference, jobTitle, resumeName } = details
  const { fields } = applicationMails
  const rows: [string, string | undefined][] = [
    [fields.reference, reference],
    [fields.job, jobTitle],
    [fields.name, nameOf(details)],
    [fields.email, input.email],
    [fields.phone, input.phone],
    [fields.linkedIn, input.linkedIn],
    [fields.experience, input.experience],
    [fields.resume, resumeName],
    [fields.coverLetter, input.coverLetter],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
