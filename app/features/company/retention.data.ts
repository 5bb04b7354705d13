import type { RetentionId } from './retention.server.ts'

/**
 * What deletes by itself, and the lines of the retention table that say so; or why it has none. A test
 * compares this with what the housekeeping of the product runs and with the register of personal data.
 */
export const retainedBy: Record<string, readonly RetentionId[] | string> = {
  deleteOldSpam: ['spam_leads'],
  forgetOldEvents: ['audit'],
  forgetOldVisits: ['visits'],
  queueConversationRetention: ['conversations'],
  queueRetention: ['applications'],
  removeExpiredApplications: ['applications'],
  removeExpiredConversations: ['conversations'],
  sweepFiles: ['uploads'],
  sweepUploads: ['uploads'],
  tidyAccounts: ['unverified', 'notifications', 'sessions', 'digest_items'],
  tidyInboundMails: ['inbound_quarantine', 'inbound_mails'],
  tidyChanges: 'what staff can no longer take back; the changed records stay',
  tidyMails: ['mail_log', 'failed_mails'],
  tidyPersonMerges: 'what can no longer be taken back of a merge; the person it is about stays',
  tidyOrganisationMerges:
    'what can no longer be taken back of a merge; the organization it is about stays',
  tidyQuarantine: ['quarantine'],
  tidyReceipts: ['receipts'],
  tidyCardPayments:
    'pages of the payment provider that nobody paid at; what was paid stays with its invoice',
  tidyStatusSubscribers:
    'addresses for mails of the status page that nobody confirmed; whoever leaves is deleted at once',
  queueCardCheck: 'asks the payment provider about pages that were opened, and deletes nothing',
  tidySubscriptions: ['subscriptions', 'newsletter_links'],
  tidyVisitorMails: ['visitor_mails'],
  addMissingPeople:
    'adds the records of people that could not be added with a form, and deletes nothing',
  deleteExpiredHits: 'counters of limits, whose window ends within a day',
  indexPages: 'writes the search index again, without what no page says any more',
  noteGivenUp: 'adds mails that were given up to the log of mails, and deletes nothing',
  notePastCalls: 'notes that a call which took place has answered a lead, and deletes nothing',
  queueDigests: 'sends the digests of the day; what they say is deleted with them',
  queueInvoiceSchedule: 'sets invoices to overdue and deletes nothing',
  queueRequestSchedule: 'reminds of what was asked of clients and deletes nothing',
  queueDecisionSchedule: 'reminds of decisions and deletes nothing',
  tellRest: 'tells people of changes of decisions and deletes nothing',
  resumeStranded: 'restarts a newsletter and deletes nothing',
  sumUpDailyCounts: 'adds up counts of the panel, which are about nobody',
}
