const published = [
  'created',
  'updated',
  'published',
  'scheduled',
  'unpublished',
  'restored',
  'deleted',
] as const
const terms = ['created', 'renamed', 'moved', 'activated', 'deactivated', 'deleted'] as const

/**
 * The actions of people, by the noun of the record. An action that is missing here and below does
 * not compile.
 */
export const peoplesActions = {
  account: [
    ...(['created', 'verified', 'name_changed', 'password_changed'] as const),
    ...(['totp_enabled', 'totp_disabled', 'recovery_renewed', 'recovery_used'] as const),
    ...(['passkey_added', 'passkey_renamed', 'passkey_removed'] as const),
    ...(['closed', 'data_downloaded'] as const),
    ...(['address_asked', 'address_cancelled', 'address_agreed'] as const),
    ...(['address_refused', 'address_changed', 'address_kept'] as const),
    ...(['mails_chosen', 'time_zone_changed'] as const),
    ...(['calendar_made', 'calendar_replaced', 'calendar_revoked'] as const),
  ],
  answer_template: ['added', 'changed', 'removed'],
  application: ['status_changed', 'change_undone', 'note_added', 'resume_downloaded', 'deleted'],
  assistant_answer: [
    ...(['added', 'changed', 'withdrawn', 'live', 'restored', 'removed'] as const),
  ],
  assistant_gap: ['dismissed'],
  assistant_settings: ['changed'],
  audit: ['exported'],
  billing_settings: ['changed'],
  booking: ['held', 'created', 'moved', 'cancelled'],
  booking_holiday: ['added', 'removed'],
  chat_opinion: ['handled', 'reopened'],
  booking_settings: ['changed'],
  capability: terms,
  company_evidence: ['added', 'changed', 'removed', 'downloaded'],
  company_facts: ['changed'],
  client_reference: [
    ...(['added', 'changed', 'published', 'withdrawn', 'moved', 'removed'] as const),
    ...(['evidence_downloaded', 'exported'] as const),
  ],
  client: ['created', 'updated', 'paused', 'reopened', 'viewed_as', 'activity_exported'],
  content_picture: ['added'],
  content_type: terms,
  conversation: [
    ...(['taken_over', 'handed_back', 'answered', 'deleted', 'file_downloaded'] as const),
    ...(['danger_told', 'mail_agreed', 'mail_ended', 'mails_stopped'] as const),
  ],
  demo: ['unlocked', 'refused'],
  document: [
    ...(['uploaded', 'replaced', 'renamed', 'moved', 'change_undone'] as const),
    ...(['deleted', 'downloaded', 'viewed', 'commented', 'comments_settled'] as const),
  ],
  engagement: [
    ...(['created', 'updated', 'change_undone'] as const),
    ...(['update_posted', 'update_corrected', 'update_removed'] as const),
    ...(['milestone_added', 'milestone_done', 'milestone_reopened'] as const),
    ...(['milestone_moved', 'milestone_removed', 'milestone_change_undone'] as const),
    ...(['milestone_commented', 'milestone_comments_settled'] as const),
    ...(['update_commented', 'update_comments_settled'] as const),
  ],
  figures: ['exported'],
  help_article: published,
  inbound_mail: ['put_in', 'discarded'],
  insight: published,
  invitation: ['created', 'resent', 'revoked', 'accepted'],
  invoice: [
    ...(['drafted', 'draft_edited', 'draft_discarded', 'issued', 'mailed_again'] as const),
    ...(['downloaded', 'payment_recorded', 'refund_recorded', 'payment_voided'] as const),
    ...(['pay_link_set', 'pay_link_removed', 'credited', 'credit_note_issued'] as const),
    ...(['statement_downloaded', 'card_payment_started', 'card_matter_seen_to'] as const),
  ],
  issue: ['created', 'changed', 'removed', 'tested', 'sent', 'stopped', 'resumed'],
  lead: [
    ...([
      'status_changed',
      'change_undone',
      'owner_changed',
      'next_step_changed',
      'lost_changed',
      'spam_marked',
    ] as const),
    ...(['spam_taken_back', 'note_added', 'converted', 'exported'] as const),
    ...(['answered', 'answer_stopped'] as const),
  ],
  mail: ['withheld', 'seen_to'],
  organisation: [
    ...(['created', 'changed', 'change_undone', 'people_added'] as const),
    ...(['merged', 'merge_undone', 'deleted'] as const),
  ],
  note: ['added'],
  page_text: ['drafted', 'discarded', 'published', 'restored', 'reset'],
  password: ['reset_requested', 'reset'],
  person: ['changed', 'change_undone', 'merged', 'merge_undone', 'converted'],
  public_project: published,
  redirect: ['created', 'changed', 'deleted'],
  request: [
    ...(['commented', 'comments_settled'] as const),
    ...(['sent', 'changed', 'cancelled', 'reopened', 'completed'] as const),
    ...(['line_added', 'line_removed', 'line_given', 'line_accepted', 'line_returned'] as const),
  ],
  request_template: ['kept', 'removed'],
  decision: ['asked', 'agreed', 'declined', 'withdrawn', 'person_replaced', 'record_downloaded'],
  saved_view: ['created', 'changed', 'deleted'],
  sector: terms,
  session: ['started', 'refused', 'ended'],
  submission: ['released', 'discarded', 'file_downloaded'],
  status_subscriber: ['confirmed', 'unsubscribed'],
  status_notice: ['posted', 'updated', 'removed'],
  subscriber: ['confirmed', 'unsubscribed', 'returned', 'removed', 'exported'],
  task: ['added', 'done', 'reopened', 'change_undone'],
  team_member: ['added', 'changed', 'published', 'withdrawn', 'moved', 'removed'],
  ticket: [
    ...(['created', 'replied', 'solved', 'reopened', 'assigned', 'status_changed'] as const),
    ...(['rated'] as const),
    ...(['change_undone', 'note_added', 'attachment_downloaded'] as const),
    ...(['watcher_added', 'watcher_removed'] as const),
  ],
  user: [
    ...(['updated', 'deactivated', 'reactivated'] as const),
    ...(['billing_contact_named', 'billing_contact_removed', 'projects_changed'] as const),
  ],
  visits: ['exported'],
} as const

/** What jobs and commands do, each with what does it. */
export const systemActions = {
  'application.expired': 'the job of retention',
  'lead.spam_deleted': 'the job of housekeeping',
  'booking.lapsed': 'a hold that ends by itself',
  'conversation.answer_mailed': 'the job that mails answers that were not read',
  'conversation.danger_in_mail': 'a reply by mail',
  'conversation.expired': 'the job of retention',
  'conversation.reply_by_mail': 'a reply by mail',
  'lead.reply_by_mail': 'a reply by mail',
  'invoice.overdue': 'the hourly job of billing',
  'invoice.card_payment_received': 'the payment provider',
  'invoice.card_payment_unexpected': 'the payment provider',
  'invoice.card_payment_failed': 'the payment provider',
  'invoice.card_refund_noted': 'the payment provider',
  'invoice.card_payment_disputed': 'the payment provider',
  'invoice.card_dispute_won': 'the payment provider',
  'invoice.card_dispute_lost': 'the payment provider',
  'invoice.card_dispute_ended': 'the payment provider',
  'ticket.replied_by_mail':
    'the reader of the mailbox, for the person to whom the reply address was given',
  'document.commented_by_mail': 'an answer by mail',
  'document.replaced_by_mail': 'an answer by mail',
  'document.uploaded_by_mail': 'an answer by mail',
  'engagement.milestone_commented_by_mail': 'an answer by mail',
  'engagement.update_commented_by_mail': 'an answer by mail',
  'request.commented_by_mail': 'an answer by mail',
  'request.line_given_by_mail': 'an answer by mail',
  'request.reminded': 'the hourly job of requests',
  'decision.reminded': 'the hourly job of decisions',
  'person.erased': 'the command person:erase',
} as const

type Actions = typeof peoplesActions
export type PersonAction = {
  [Noun in keyof Actions]: `${Noun}.${Actions[Noun][number]}`
}[keyof Actions]
export type AuditAction = PersonAction | keyof typeof systemActions
