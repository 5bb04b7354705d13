/** What people of a client choose how they get it, in the order of their account page. */
export const chosenKinds = [
  ...(['projects', 'requests', 'decisions'] as const),
  ...(['comments', 'tickets', 'colleagues'] as const),
] as const
export type ChosenKind = (typeof chosenKinds)[number]

/** At once is how everything comes that nobody has chosen otherwise. */
export const mailChoices = ['now', 'daily', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

/**
 * The mails about which people of a client have a choice. Staff have none, so those that go to both sides always reach staff.
 */
const chosen = {
  'project.update_posted': 'projects',
  'document.uploaded': 'projects',
  'document.commented': 'comments',
  'milestone.commented': 'comments',
  'update.commented': 'comments',
  'request.commented': 'comments',
  'request.sent': 'requests',
  'request.soon': 'requests',
  'request.due': 'requests',
  'request.late': 'requests',
  'request.changed': 'requests',
  'request.cancelled': 'requests',
  'request.returned': 'requests',
  'decision.asked': 'decisions',
  'decision.again': 'decisions',
  'decision.soon': 'decisions',
  'decision.due': 'decisions',
  'decision.late': 'decisions',
  'decision.withdrawn': 'decisions',
  'decision.replaced': 'decisions',
  'ticket.received': 'tickets',
  'ticket.watching': 'tickets',
  'ticket.staff_replied': 'tickets',
  'ticket.reopened': 'tickets',
  'ticket.solved': 'tickets',
  'ticket.resolved': 'tickets',
  'colleague.joined': 'colleagues',
} as const satisfies Record<string, ChosenKind>

/** Mails that are always sent: to people of a client about their access and about money, and all to staff and to strangers. */
type AlwaysSent =
  | `account.${'verify' | 'exists' | 'reset' | 'changed'}`
  | `account.${'passwordChanged' | 'totpEnabled' | 'totpDisabled' | 'totpReset' | 'codesRenewed'}`
  | `account.address${'Allow' | 'Confirm' | 'Taken' | 'Changed' | 'Kept'}`
  | `account.${'closed' | 'closedTold' | 'dataDownloaded'}`
  | `account.${'passkeyAdded' | 'passkeyRemoved' | 'calendarMade' | 'codeGuessed' | 'recoveryUsed'}`
  | `colleague.${'role' | 'projects' | 'ended' | 'active' | 'billing' | 'not_billing'}`
  | `invitation.sent`
  | `invoice.${'issued' | 'credited' | 'soon' | 'due' | 'late'}`
  | `credit_note.issued`
  | `payment.${'received' | 'refunded' | 'voided' | 'failed'}`
  | `payment.${'disputed' | `dispute_${'won' | 'lost' | 'ended'}`}`
  | `digest.sent`
  | `status.${'confirm' | 'already' | 'notice'}`
  | `request.given`
  | `decision.${'agreed' | 'declined' | 'stuck'}`
  | `ticket.${'created' | 'client_replied' | 'client_reopened' | 'client_solved' | 'assigned' | 'rated'}`
  | `lead.${'confirmation' | 'notification' | 'replied' | 'answer'}`
  | `application.${'confirmation' | 'notification'}`
  | `booking.${'confirm' | BookingEvent | `staff_${BookingEvent}`}`
  | `conversation.${'person_wanted' | 'danger' | 'answered'}`
  | `newsletter.${'confirm' | 'already' | 'test'}`
  | `note.mention`
  | `task.added`
type BookingEvent = 'booked' | 'moved' | 'cancelled' | 'day' | 'hour'

/** A mail of a new kind has a place above, or it cannot be queued. */
export type MailKind = keyof typeof chosen | AlwaysSent

/** Which choice of its reader a mail follows; null when it is always sent. */
export const choiceOf = (kind: MailKind): ChosenKind | null =>
  Object.hasOwn(chosen, kind) ? chosen[kind as keyof typeof chosen] : null
