import { render } from '@react-email/render'
import { greetingName } from '#app/features/mail/greeting-name.ts'
import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { applicationMails } from '#content/applications.ts'
import { mailGreeting, notRepeated } from '#content/mails.ts'
import type { ApplicationInput } from './application-schema.ts'

type Facts = {
  id: string
  reference: string
  jobTitle: string
  input: ApplicationInput
  resumeName: string
}

/** To the applicant, without the words of an address that has proven nothing: that it has arrived, what happens next, and when it is deleted. */
export async function confirmationMail(facts: Facts, retentionDays: number): Promise<Mail> {
  const words = applicationMails.confirmation
  const page = (
    <MailLayout
      preview={words.preview}
      label={words.label}
      title={words.title}
      footer={words.footer}
    >
      <MailText>{mailGreeting(greetingName(nameOf(facts)))}</MailText>
      <MailText>{words.body}</MailText>
      <MailText>{notRepeated}</MailText>
      <MailTable
        rows={[
          { name: applicationMails.fields.reference, value: facts.reference },
          { name: applicationMails.fields.job, value: facts.jobTitle },
        ]}
      />
      <MailText>{words.retention(retentionDays)}</MailText>
    </MailLayout>
  )
  return {
    kind: 'application.confirmation',
    to: facts.input.email,
    subject: words.subject(facts.jobTitle, facts.reference),
    ...(await bothForms(page)),
  }
}

/** To staff: the application, with a reply that goes to the applicant. The resume stays with us. */
export async function notificationMail(facts: Facts, to: string, baseUrl: string): Promise<Mail> {
  const words = applicationMails.notification
  const page = (
    <MailLayout
      preview={words.preview}
      label={words.label}
      title={words.title}
      footer={words.footer}
    >
      <MailText>{words.body}</MailText>
      <MailTable rows={rowsOf(facts)} />
      <MailButton href={`${baseUrl}/lead_admin/applications/${facts.id}`}>{words.open}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'application.notification',
    to,
    replyTo: facts.input.email,
    subject: words.subject(nameOf(facts), facts.jobTitle),
    ...(await bothForms(page)),
  }
}

const nameOf = ({ input }: Facts) => `${input.firstName} ${input.lastName}`

async function bothForms(page: React.ReactElement) {
  return { html: await render(page), text: await render(page, { plainText: true }) }
}

function rowsOf(facts: Facts) {
  const { input, reference, jobTitle, resumeName } = facts
  const { fields } = applicationMails
  const rows: [string, string | undefined][] = [
    [fields.reference, reference],
    [fields.job, jobTitle],
    [fields.name, nameOf(facts)],
    [fields.email, input.email],
    [fields.phone, input.phone],
    [fields.linkedIn, input.linkedIn],
    [fields.experience, input.experience],
    [fields.resume, resumeName],
    [fields.coverLetter, input.coverLetter],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
