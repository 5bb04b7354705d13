import { greetingName } from '#app/features/mail/greeting-name.ts'
import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { bookingMails as copy } from '#content/booking-mails.ts'
import { mailGreeting } from '#content/mails.ts'
import { type Booking, bookingReference } from './booking.ts'
import { calendarEntry } from './booking-invite.server.ts'
import { holdMinutes } from './booking-pressure.ts'
import { sayCall } from './booking-time.ts'
import { tokenOf } from './booking-token.server.ts'

export type BookingNotice = keyof typeof copy.visitor

/** To the visitor; with the calendar entry, except when it is only a reminder. */
export async function visitorMail(
  app: App,
  booking: Booking,
  notice: BookingNotice,
): Promise<Mail> {
  const { subject, title, body } = copy.visitor[notice]
  const when = sayCall(Date.parse(booking.starts_at), booking.zone)
  const { baseUrl } = app.config
  const isOver = notice === 'cancelled'
  const href = isOver ? `${baseUrl}/book` : `${baseUrl}/booking/${tokenOf(app, booking.id)}`
  const page = (
    <MailLayout
      preview={when}
      label={copy.label}
      title={title}
      footer={isOver ? copy.cancelledFooter : copy.footer}
    >
      <MailText>{mailGreeting(greetingName(booking.full_name))}</MailText>
      <MailText>{body}</MailText>
      <MailTable rows={rowsOf(booking, when, false)} />
      <MailButton href={href}>{isOver ? copy.visitor.cancelled.again : copy.change}</MailButton>
    </MailLayout>
  )
  return {
    kind: `booking.${notice}`,
    to: booking.email,
    subject: subject(when),
    ...(await renderMail(page)),
    ...entryFor(app, booking, notice, 'visitor'),
  }
}

/** To the visitor of a held booking, with the link that confirms it. */
export async function confirmMail(app: App, booking: Booking, code: string): Promise<Mail> {
  const { subject, title, body, button, preview } = copy.confirm
  const when = sayCall(Date.parse(booking.starts_at), booking.zone)
  const href = `${app.config.baseUrl}/booking/${tokenOf(app, booking.id)}?confirm=${code}`
  const page = (
    <MailLayout preview={preview} label={copy.label} title={title} footer={copy.confirm.footer}>
      <MailText>{mailGreeting(greetingName(booking.full_name))}</MailText>
      <MailText>{body(holdMinutes)}</MailText>
      <MailTable rows={rowsOf(booking, when, false)} />
      <MailButton href={href}>{button}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'booking.confirm',
    to: booking.email,
    subject: subject(when),
    ...(await renderMail(page)),
  }
}

/** To staff, in the office's own time. */
export async function staffMail(
  app: App,
  booking: Booking,
  notice: BookingNotice,
  officeZone: string,
): Promise<Mail> {
  const { subject, title, body } = copy.staff[notice]
  const when = sayCall(Date.parse(booking.starts_at), officeZone)
  const page = (
    <MailLayout preview={when} label={copy.label} title={title} footer={copy.staffFooter}>
      <MailText>{body}</MailText>
      <MailTable rows={rowsOf(booking, when, true)} />
      <MailButton href={`${app.config.baseUrl}/lead_admin/bookings/${booking.id}`}>
        {copy.open}
      </MailButton>
    </MailLayout>
  )
  return {
    kind: `booking.staff_${notice}`,
    to: app.config.notifyEmail,
    replyTo: booking.email,
    subject: subject(booking.full_name, when),
    ...(await renderMail(page)),
    ...entryFor(app, booking, notice, 'staff'),
  }
}

function entryFor(app: App, booking: Booking, notice: BookingNotice, reader: 'visitor' | 'staff') {
  const isReminder = notice === 'day' || notice === 'hour'
  return isReminder ? {} : { calendar: calendarEntry(app, booking, reader) }
}

function rowsOf(booking: Booking, when: string, forStaff: boolean) {
  const { fields } = copy
  const rows: [string, string | null][] = [
    [fields.when, when],
    [fields.where, booking.place],
    [fields.fullName, forStaff ? booking.full_name : null],
    [fields.email, forStaff ? booking.email : null],
    [fields.zone, forStaff ? booking.zone : null],
    [fields.companyName, forStaff ? booking.company_name : null],
    [fields.note, forStaff ? booking.note : null],
    [fields.reference, bookingReference(booking.id)],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
