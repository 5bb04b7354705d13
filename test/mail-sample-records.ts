import type { invoiceMail } from '#app/features/billing/invoice-mails.server.tsx'
import type { Booking } from '#app/features/bookings/booking.ts'
import type { Decision } from '#app/features/decisions/decision.ts'
import type { confirmationMail } from '#app/features/leads/lead-mails.server.tsx'
import type { MailedUpdate } from '#app/features/status/status-mails.server.tsx'
import type { App } from '#app/platform/app.server.ts'

// Texts that a reader or a stranger may have written: they must neither widen a page nor become
// markup.
export const word = `Donaudampfschifffahrt${'x'.repeat(90)}`
export const words = `Two lines\nwith <b>marks</b> & ${word} at https://a.example/${'y'.repeat(110)}`
export const id = 'f2a1c9d4-1b2c-4d3e-8f4a-5b6c7d8e9f00'
export const baseUrl = 'https://www.unordin.example'
export const link = `${baseUrl}/auth/verify?token=${'z'.repeat(75)}`
export const to = `${'a'.repeat(60)}@ministry-of-the-interior.example`
export const now = new Date('2026-03-04T09:30:00Z')
export const config = { baseUrl, notifyEmail: to, mailFrom: `Unordin <${to}>` }
export const app = { config, secret: 'a-secret-of-the-test', now: () => now } as unknown as App

export const ticket = {
  ...{ id, title: word, description: words, priority: 'high' as const, client_name: word },
  ...{ project: { id, name: word }, files: [{ name: `${word}.pdf` }] },
} as const
export const request = {
  ...{ id, title: word, reason: words, due_on: '2026-04-01' },
  ...{ project_name: word, author_name: word, client_name: word },
}
export const decision = {
  ...{ id, title: word, kind: 'acknowledgement' as const, due_on: '2026-04-01' },
  ...{ document_name: word, document_version: 2, project_name: word },
  part: null,
  ...{ author_name: word, client_name: word },
} as Decision
export const mailedUpdate: MailedUpdate = {
  ...{ id, kind: 'maintenance', title: word, status: 'underway', text: words },
  ...{ affected: { portal: 'down', files: 'partly' }, starts_at: now.toISOString() },
  ends_at: now.toISOString(),
}
export const requestLines = Array.from({ length: 14 }, (_, at) => ({
  kind: at % 2 === 0 ? ('document' as const) : ('answer' as const),
  title: word,
}))
export const reply = {
  name: word,
  client: word,
  body: words,
  files: [`${word}.pdf`],
  reopens: true,
}
export const author = { email: to, is_author: true, has_written: false }
export const other = { email: to, is_author: false, has_written: true }
export const watcher = { email: to, is_author: false, has_written: false }
export const document = {
  id,
  kind: 'invoice',
  number: 'INV-2026-000123',
  description: word,
  currency: 'CAD',
  total: 286_853,
  balance: 286_853,
  due_on: '2026-04-01',
  po_number: word,
  issuer: { email: to },
  client: { name: word },
} as unknown as Parameters<typeof invoiceMail>[0]
export const booking: Booking = {
  id,
  lead_id: null,
  full_name: word,
  email: to,
  company_name: word,
  note: words,
  starts_at: '2026-03-10T15:00:00Z',
  ends_at: '2026-03-10T15:30:00Z',
  zone: 'America/Toronto',
  place: `${baseUrl}/call/${'q'.repeat(60)}`,
  status: 'booked',
  cancelled_by: null,
  sequence: 0,
  confirmed_at: null,
  held_until: null,
  created_at: now.toISOString(),
}
export const lead = (source: string) =>
  ({
    id,
    source,
    full_name: word,
    email: to,
    phone: '+1 613 555 0100',
    company_name: word,
    company_size: '51-200',
    primary_interest: 'discovery',
    message: words,
    details: {},
  }) as unknown as Parameters<typeof confirmationMail>[0]
export const application = {
  id,
  reference: 'F2A1C9D4',
  jobTitle: 'Platform Engineer',
  resumeName: `${word}.pdf`,
  input: {
    firstName: word,
    lastName: 'Li',
    email: to,
    phone: '+1 613 555 0100',
    linkedIn: `https://linkedin.example/in/${word}`,
    experience: word,
    coverLetter: words,
  },
}
export const insight = {
  id,
  slug: word,
  title: word,
  excerpt: words,
  published_at: now.toISOString(),
}
export const dispute = {
  ...{ amount: 286_853, currency: 'CAD', payment_id: `pi_${'x'.repeat(240)}`, reason: word },
  answer_by: new Date('2026-03-20T23:59:59Z'),
}

export const payment = { amount: 10_000, balance: 276_853, received_on: '2026-03-03' }
