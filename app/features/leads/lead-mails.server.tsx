import { render } from '@react-email/render'
import {
  MailButton,
  MailLayout,
  MailLedger,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { forms } from '#content/forms.ts'
import { leadMails } from '#content/mails.ts'
import { leadReference } from './lead.ts'
import type { NewLead } from './lead-store.server.ts'

/** To the sender: what we have received, and what happens next. */
export async function confirmationMail(lead: NewLead): Promise<Mail> {
  const words = leadMails.confirmation
  const page = (
    <MailLayout
      preview={words.preview}
      label={words.label}
      title={words.title}
      footer={words.footer}
    >
      <MailText>{words.greeting(lead.full_name)}</MailText>
      <MailText>{words.body}</MailText>
      <MailText>{words.copy}</MailText>
      <MailLedger rows={rowsOf(lead)} />
    </MailLayout>
  )
  return {
    kind: 'lead.confirmation',
    to: lead.email,
    subject: words.subject(leadReference(lead.id)),
    ...(await bothForms(page)),
  }
}

/** To staff: the enquiry, with a reply that goes to its sender. */
export async function notificationMail(lead: NewLead, to: string, baseUrl: string): Promise<Mail> {
  const words = leadMails.notification
  const page = (
    <MailLayout
      preview={words.preview}
      label={words.label}
      title={words.title}
      footer={words.footer}
    >
      <MailText>{words.body}</MailText>
      <MailLedger rows={rowsOf(lead)} />
      <MailButton href={`${baseUrl}/lead_admin/leads/${lead.id}`}>{words.open}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'lead.notification',
    to,
    replyTo: lead.email,
    subject: words.subject(oneLine(lead.full_name), oneLine(lead.company_name ?? '')),
    ...(await bothForms(page)),
  }
}

async function bothForms(page: React.ReactElement) {
  return { html: await render(page), text: await render(page, { plainText: true }) }
}

/** A line break in a name must not become a header of its own. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function interestInWords(interest: string | null): string | null {
  const words: Record<string, string> = forms.blueprint.primaryInterests
  return interest && (words[interest] ?? interest)
}

function rowsOf(lead: NewLead) {
  const { fields } = leadMails
  const rows: [string, string | null][] = [
    [fields.reference, leadReference(lead.id)],
    [fields.fullName, lead.full_name],
    [fields.email, lead.email],
    [fields.phone, lead.phone],
    [fields.companyName, lead.company_name],
    [fields.companySize, lead.company_size],
    [fields.primaryInterest, interestInWords(lead.primary_interest)],
    [fields.message, lead.message],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
