import { referenceOf } from '#app/features/intake/intake.ts'
import { greetingName } from '#app/features/mail/greeting-name.ts'
import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { frenchConfirmation, leadMails, mailGreeting, notRepeated } from '#content/mails.ts'
import type { LeadSource } from './lead.ts'
import { detailRows, interestLabel } from './lead-labels.ts'
import type { NewLead } from './lead-store.server.ts'

/** A link for the sender, with a text that says what it is for. */
export type NextStep = { text: string; button: string; href: string }

/**
 * To the sender: the message has arrived, and what happens next. The address is not verified, so
 * the mail repeats nothing that was typed.
 */
export async function confirmationMail(lead: NewLead, next?: NextStep): Promise<Mail> {
  const copy = wordsOf(leadMails.confirmation, lead.source)
  const page = (
    <MailLayout
      preview={copy.preview}
      label={copy.label}
      title={copy.title}
      footer={leadMails.senderFooter}
    >
      <MailText>{mailGreeting(greetingName(lead.full_name))}</MailText>
      <MailText>{copy.body}</MailText>
      {next && <MailText>{next.text}</MailText>}
      {next && <MailButton href={next.href}>{next.button}</MailButton>}
      <MailText>{notRepeated}</MailText>
      <MailTable rows={[{ name: leadMails.fields.reference, value: referenceOf(lead.id) }]} />
    </MailLayout>
  )
  return {
    kind: 'lead.confirmation',
    to: lead.email,
    subject: copy.subject(referenceOf(lead.id)),
    ...(await renderMail(page)),
  }
}

/** The same for an inquiry from a chat in French. */
export async function frenchConfirmationMail(lead: NewLead): Promise<Mail> {
  const copy = frenchConfirmation
  const reference = referenceOf(lead.id)
  const { preview, label, title, footer } = copy
  const page = (
    <MailLayout language="fr" {...{ preview, label, title, footer }}>
      <MailText>{copy.greeting(greetingName(lead.full_name))}</MailText>
      <MailText>{copy.body}</MailText>
      <MailText>{copy.notRepeated}</MailText>
      <MailTable rows={[{ name: copy.reference, value: reference }]} />
    </MailLayout>
  )
  return {
    kind: 'lead.confirmation',
    to: lead.email,
    subject: copy.subject(reference),
    ...(await renderMail(page)),
  }
}

/** To staff: the enquiry; a reply goes to its sender. */
export async function notificationMail(lead: NewLead, to: string, baseUrl: string): Promise<Mail> {
  const copy = wordsOf(leadMails.notification, lead.source)
  const page = (
    <MailLayout
      preview={copy.preview}
      label={leadMails.label}
      title={copy.title}
      footer={leadMails.staffFooter}
    >
      <MailText>{lead.source === 'newsletter' ? leadMails.noAnswer : leadMails.answer}</MailText>
      <MailTable rows={rowsOf(lead)} />
      <MailButton href={`${baseUrl}/lead_admin/leads/${lead.id}`}>{leadMails.open}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'lead.notification',
    to,
    replyTo: lead.email,
    subject: copy.subject(lead.full_name, lead.company_name ?? ''),
    ...(await renderMail(page)),
  }
}

/** The texts of a source; a source without texts of its own uses those of a contact message. */
function wordsOf<Words>(
  copy: Partial<Record<LeadSource, Words>> & { contact: Words },
  source: LeadSource,
): Words {
  return copy[source] ?? copy.contact
}

function rowsOf(lead: NewLead) {
  const { fields } = leadMails
  const rows: [string, string | null][] = [
    [fields.reference, referenceOf(lead.id)],
    [fields.fullName, lead.full_name],
    [fields.email, lead.email],
    [fields.phone, lead.phone],
    [fields.companyName, lead.company_name],
    [fields.companySize, lead.company_size],
    [fields.primaryInterest, interestLabel(lead.primary_interest)],
    ...detailRows(lead.details),
    [fields.message, lead.message],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
