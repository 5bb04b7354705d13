import {
  digestDays,
  readKeptDays,
  sessionDays,
  unverifiedDays,
} from '#app/features/accounts/housekeeping-service.server.ts'
import { uploadDays } from '#app/features/files/file-service.server.ts'
import { quarantineDays as inboundQuarantineDays } from '#app/features/inbound-mail/quarantined-mail-service.server.ts'
import { replyDays } from '#app/features/inbound-mail/reply-address-service.server.ts'
import { quarantineDays } from '#app/features/inbox/inbox-service.server.ts'
import { receiptDays } from '#app/features/intake/intake-service.server.ts'
import { spamDays } from '#app/features/leads/follow-up/follow-up.ts'
import { mailLogDays, sealedDays } from '#app/features/mail/mail-service.server.ts'
import { visitorMailDays } from '#app/features/mail/visitor-mail-service.server.ts'
import { linkDays, unconfirmedDays } from '#app/features/newsletter/subscription-service.server.ts'
import { visitDays } from '#app/features/visits/visit-service.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { retentionCopy } from '#content/trust.ts'

export type RetentionId = keyof typeof retentionCopy
export type Retention = { id: RetentionId; days: number }

type Periods = Pick<
  Config,
  'applicationRetentionDays' | 'conversationRetentionDays' | 'auditKeepDays'
>

/** What is deleted by itself, and after how many days: the very numbers that housekeeping uses. */
export function retentionOf(config: Periods): Retention[] {
  const days: Record<RetentionId, number> = {
    applications: config.applicationRetentionDays,
    conversations: config.conversationRetentionDays,
    audit: config.auditKeepDays,
    mail_log: mailLogDays,
    failed_mails: sealedDays,
    visitor_mails: visitorMailDays,
    receipts: receiptDays,
    quarantine: quarantineDays,
    spam_leads: spamDays,
    inbound_quarantine: inboundQuarantineDays,
    inbound_mails: replyDays,
    unverified: unverifiedDays,
    notifications: readKeptDays,
    digest_items: digestDays,
    subscriptions: unconfirmedDays,
    newsletter_links: linkDays,
    sessions: sessionDays,
    uploads: uploadDays,
    visits: visitDays,
  }
  return (Object.keys(days) as RetentionId[]).map((id) => ({ id, days: days[id] }))
}
