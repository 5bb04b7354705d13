import {
  type NoticeKind,
  securityNotice,
} from '#app/features/accounts/account/security-notice.server.tsx'
import {
  type AddressMailKind,
  addressMail,
} from '#app/features/accounts/address/address-mails.server.tsx'
import {
  closedMail,
  staffClosedMail,
} from '#app/features/accounts/closing/closing-mails.server.tsx'
import { digestMail } from '#app/features/accounts/digest/digest-mail.server.tsx'
import { invitationMail } from '#app/features/accounts/invitations/invitation-mails.server.tsx'
import { accountMail } from '#app/features/accounts/sign-up/account-mails.server.tsx'
import * as colleagues from '#app/features/accounts/users/colleague-mails.server.tsx'
import { colleagueChanges } from '#app/features/accounts/users/portal-colleague-dialog.tsx'
import { answerMail } from '#app/features/assistant/by-mail/answer-mail.server.tsx'
import { personWantedMail } from '#app/features/assistant/conversation/hand-off-mails.server.tsx'
import { disputeMail } from '#app/features/billing/card/card-dispute-mail.server.tsx'
import * as invoices from '#app/features/billing/invoice-mails.server.tsx'
import * as bookings from '#app/features/bookings/booking-mails.server.tsx'
import * as careers from '#app/features/careers/application-mails.server.tsx'
import * as requests from '#app/features/client-requests/client-request-mails.server.tsx'
import type { SubjectKind } from '#app/features/comments/comment.ts'
import { commentMail } from '#app/features/comments/comment-mails.server.tsx'
import {
  decidedMail,
  decisionMail,
  stuckMail,
} from '#app/features/decisions/decision-mails.server.tsx'
import { newDocumentsMail } from '#app/features/documents/document-mails.server.tsx'
import { projectUpdateMail } from '#app/features/engagements/project-update-mails.server.tsx'
import * as leadAnswers from '#app/features/leads/answer/lead-answer-mails.server.tsx'
import * as leads from '#app/features/leads/lead-mails.server.tsx'
import { subscriptionMail } from '#app/features/mail/subscription-mails.server.tsx'
import { renderIssue } from '#app/features/newsletter/issue-mail.server.tsx'
import * as notes from '#app/features/people/notes/note-mails.server.tsx'
import { renderNotice } from '#app/features/status/status-mails.server.tsx'
import * as tickets from '#app/features/tickets/ticket-mails.server.tsx'
import { ratedMail } from '#app/features/tickets/ticket-rating-mails.server.tsx'
import { visitor } from '#app/platform/actor.ts'
import { addressMails } from '#content/address-change.ts'
import { accountMails } from '#content/auth.ts'
import { bookingMails } from '#content/booking-mails.ts'
import { cardDisputes } from '#content/card-disputes.ts'
import { leadMails } from '#content/mails.ts'
import { securityNotices } from '#content/security-notices.ts'
import { askedBy } from './asked-by.ts'
import {
  app,
  application,
  author,
  baseUrl,
  booking,
  decision,
  dispute,
  document,
  id,
  insight,
  lead,
  link,
  mailedUpdate,
  now,
  other,
  payment,
  reply,
  request,
  requestLines,
  ticket,
  to,
  watcher,
  word,
  words,
} from './mail-sample-records.ts'

export type MailForms = { subject: string; html: string; text: string }

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as Key[]

const comment = (kind: SubjectKind) => ({
  ...{ subject: { kind, id, title: word, project_id: id }, author: word, body: words },
  ...{ internal: false, isNamed: false, isAnswerable: true },
})

const entered = { email: to, token: 'z'.repeat(43), known: undefined }
const known = { ...entered, known: { id, email: to } }

/** Every mail that the product sends, by name, with the longest texts that people write. */
export function mailSamples(): Record<string, Promise<MailForms>> {
  const samples: Record<string, Promise<MailForms>> = {
    'invitation.sent': invitationMail({
      ...{ email: to, role: 'client_user', company: word, inviter: word, link },
      expiresAt: now,
    }),
    'digest.sent': digestMail(
      Array.from({ length: 52 }, (_, at) => ({
        ...{ kind: 'projects', mail_kind: 'project.update_posted', created_at: now.toISOString() },
        ...{ title: `${at} ${words}`.slice(0, 300), page: `/dashboard/projects/${id}` },
      })),
      { email: to, timeZone: 'Europe/Paris' },
      baseUrl,
    ),
    'colleague.joined': colleagues.joinedMail(
      { name: word, email: to, role: 'client_user', company: word },
      '/dashboard/organization',
      baseUrl,
    ),
    ...Object.fromEntries(
      colleagueChanges.map((change) => [
        `colleague.${change}`,
        colleagues.standingMail(
          change,
          { to, company: word, by: word, role: 'client_admin', projects: [word] },
          baseUrl,
        ),
      ]),
    ),
    'lead.answer': leadAnswers.leadAnswerMail({
      ...{ to, replyTo: to, subject: word, body: words, author: word },
    }),
    'lead.replied': leadAnswers.leadReplyMailTo(
      to,
      { id, name: word, from: to, body: words },
      baseUrl,
    ),
    'note.mention': notes.mentionMail(
      baseUrl,
      { kind: 'person', id },
      { by: word, body: word, to },
    ),
    'task.added': notes.taskMail(
      baseUrl,
      { kind: 'organisation', id },
      { by: word, title: word, due: '2026-01-31', to },
    ),
    'ticket.created': tickets.createdMail(ticket, reply, to, baseUrl),
    'ticket.received': tickets.receivedMail(ticket, author, now, baseUrl),
    'ticket.staff_replied': tickets.staffReplyMail(ticket, reply, author, baseUrl),
    'ticket.staff_replied, other': tickets.staffReplyMail(ticket, reply, other, baseUrl),
    'ticket.staff_replied, watcher': tickets.staffReplyMail(ticket, reply, watcher, baseUrl),
    'ticket.resolved, watcher': tickets.resolvedMail(ticket, watcher, baseUrl),
    'ticket.watching': tickets.watchingMail(ticket, word, watcher, baseUrl),
    'ticket.client_replied': tickets.clientReplyMail(ticket, reply, to, baseUrl),
    'ticket.reopened': tickets.reopenedMail(ticket, reply, author, baseUrl),
    'ticket.rated': ratedMail(ticket, { rating: 4, comment: words }, reply, to, baseUrl),
    'ticket.client_solved': tickets.clientMovedMail(
      ticket,
      { ...reply, to: 'resolved' },
      to,
      baseUrl,
    ),
    'ticket.client_reopened': tickets.clientMovedMail(
      ticket,
      { ...reply, to: 'open' },
      to,
      baseUrl,
    ),
    'ticket.solved': tickets.movedByColleagueMail(
      ticket,
      { ...reply, to: 'resolved' },
      author,
      baseUrl,
    ),
    'ticket.reopened, no message': tickets.movedByColleagueMail(
      ticket,
      { ...reply, to: 'open' },
      author,
      baseUrl,
    ),
    'ticket.assigned': tickets.assignedMail(ticket, word, to, baseUrl),
    'ticket.resolved': tickets.resolvedMail(ticket, author, baseUrl),
    'ticket.resolved, other': tickets.resolvedMail(ticket, other, baseUrl),
    'document.uploaded': newDocumentsMail(
      { email: to },
      {
        files: [
          { key: 'k', name: `${word}.pdf`, size: 12_345, type: 'application/pdf', sha256: '' },
        ],
        project: word,
        url: `/dashboard/documents/${id}`,
      },
      { baseUrl },
    ),
    'decision.agreed': decidedMail(decision, { by: word, because: null }, to, baseUrl),
    'decision.declined': decidedMail(decision, { by: word, because: words }, to, baseUrl),
    'decision.stuck': stuckMail(decision, { by: word, next: word }, to, baseUrl),
    ...Object.fromEntries(
      (['asked', 'again', 'soon', 'due', 'late', 'withdrawn', 'replaced'] as const).map((what) => [
        `decision.${what}`,
        decisionMail(decision, what, baseUrl),
      ]),
    ),
    'request.sent': requests.requestMail(request, requestLines, { baseUrl }),
    'request.soon': requests.reminderMail(request, 'soon', requestLines, { baseUrl }),
    'request.due': requests.reminderMail(request, 'due', requestLines.slice(0, 1), { baseUrl }),
    'request.late': requests.reminderMail(request, 'late', requestLines, { baseUrl }),
    'request.cancelled': requests.reminderMail(request, 'cancelled', [], { baseUrl }),
    'request.changed': requests.reminderMail(request, 'changed', requestLines, { baseUrl }),
    'request.returned': requests.returnedMail(
      request,
      { kind: 'document', title: word },
      { by: word, because: words },
      { baseUrl },
    ),
    'request.given': requests.allGivenMail(request, word, to, baseUrl),
    'document.commented': commentMail(comment('document'), `${baseUrl}/dashboard/documents/${id}`),
    'document.commented, internal': commentMail(
      { ...comment('document'), client: word, internal: true },
      `${baseUrl}/lead_admin/documents/${id}`,
    ),
    'milestone.commented': commentMail(comment('milestone'), `${baseUrl}/dashboard/projects/${id}`),
    'update.commented': commentMail(
      { ...comment('update'), isNamed: true },
      `${baseUrl}/dashboard/projects/${id}`,
    ),
    'request.commented': commentMail(comment('request'), `${baseUrl}/dashboard/requests/${id}`),
    'project.update_posted': projectUpdateMail(
      { project: word, title: word, body: words, author: word, path: `/dashboard/projects/${id}` },
      { baseUrl },
    ),
    'conversation.person_wanted': personWantedMail(
      { conversationId: id, said: words, page: '/contact', name: word, email: to, isWaiting: true },
      to,
      baseUrl,
    ),
    'conversation.answered': answerMail({
      ...{
        to,
        replyTo: to,
        language: 'fr',
        link: `${baseUrl}/conversation#${id}.${'z'.repeat(43)}`,
      },
      ...{
        stop: `${baseUrl}/conversation/mails?token=${'z'.repeat(200)}`,
        earlier: [`<${id}@x.example>`],
      },
      said: [
        { author: word, content: words },
        { author: null, content: words },
      ],
    }),
    'newsletter.confirm': subscriptionMail('newsletter', app, entered),
    'newsletter.already': subscriptionMail('newsletter', app, known),
    'newsletter.issue': renderIssue(
      { subject: word, introduction: words, items: [insight] },
      baseUrl,
    ),
    'status.confirm': subscriptionMail('status', app, entered),
    'status.already': subscriptionMail('status', app, known),
    'status.notice': renderNotice(mailedUpdate, baseUrl),
    'booking.confirm': bookings.confirmMail(app, booking, 'z'.repeat(43)),
    'application.confirmation': careers.confirmationMail(application, 180),
    'application.notification': careers.notificationMail(application, to, baseUrl),
  }
  for (const kind of keysOf(accountMails))
    samples[`account.${kind}`] = accountMail(kind, to, link, link)
  samples['account.closed'] = askedBy(visitor, () => closedMail(app, to), '2001:db8::1')
  samples['account.closedTold'] = staffClosedMail(
    {
      ...{ to, full_name: word, email: to, client_name: word, billing_contact: true },
      decisions: Array.from({ length: 14 }, () => ({ title: word })),
    },
    baseUrl,
  )
  for (const kind of keysOf(addressMails.kinds)) {
    const about = { to, link, oldEmail: to, newEmail: `new-${to}` }
    samples[`account.${kind}`] = askedBy(
      visitor,
      () => addressMail(app, kind as AddressMailKind, about),
      '2001:db8::1',
    )
  }
  for (const kind of keysOf(securityNotices.kinds))
    samples[`notice.${kind}`] = askedBy(
      visitor,
      () => securityNotice(app, kind as NoticeKind, to),
      '2001:db8::1',
    )
  for (const kind of invoices.invoiceMailKinds)
    samples[`invoice.${kind}`] = invoices.invoiceMail(document, kind, baseUrl)
  for (const kind of ['received', 'refunded', 'voided'] as const)
    samples[`payment.${kind}`] = invoices.paymentMail(document, { kind, ...payment }, baseUrl)
  const failed = { ...payment, kind: 'failed', received_on: undefined } as const
  samples['payment.failed'] = invoices.paymentMail(document, failed, baseUrl)
  for (const kind of keysOf(cardDisputes.steps))
    samples[`payment.${kind}`] = disputeMail(document, { kind, ...dispute }, to, baseUrl)
  for (const notice of keysOf(bookingMails.visitor) as bookings.BookingNotice[]) {
    samples[`booking.${notice}`] = bookings.visitorMail(app, booking, notice)
    samples[`booking.staff_${notice}`] = bookings.staffMail(app, booking, notice, 'America/Toronto')
  }
  for (const source of keysOf(leadMails.confirmation)) {
    samples[`lead.confirmation, ${source}`] = leads.confirmationMail(lead(source))
    samples[`lead.notification, ${source}`] = leads.notificationMail(lead(source), to, baseUrl)
  }
  samples['lead.confirmation, in French'] = leads.frenchConfirmationMail(lead('assistant'))
  return samples
}
