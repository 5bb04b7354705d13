import { company } from './company.ts'
import { found } from './found.ts'

/** Words of the page on which a client's administrators see what happened in their organization. */
export const clientActivity = {
  metaTitle: 'Activity',
  title: 'Activity',
  link: 'Activity of your organization',
  back: 'Organization',
  intro: 'What your people did, when and from where, and what we did. Nobody can change this log.',
  caption: 'Activity of your organization',
  found: found('entry', 'entries'),
  group: 'About',
  allGroups: 'Everything',
  /** By what the audit log calls them. */
  groups: {
    session: 'Sign-ins',
    user: 'Roles and access',
    invitation: 'Invitations',
    account: 'Accounts, passwords, second factors',
    document: 'Documents',
    engagement: 'Projects',
    request: 'Requests',
    decision: 'Decisions',
    ticket: 'Tickets',
    invoice: 'Invoices',
    client: 'Our team in your portal',
  },
  person: 'Person',
  everybody: 'Everybody',
  from: 'From day',
  to: 'To day',
  columns: {
    created_at: 'Time',
    actor: 'Person',
    action: 'Action',
    about: 'About',
    ip: 'Network address',
  },
  former: 'A former member',
  newMailbox: 'Whoever reads the new mailbox',
  none: '–',
  empty: 'No activity yet.',
  emptyHint: 'An entry appears here for every sign-in, every change and every download.',
  noMatch: 'No activity found for this choice.',
  noMatchHint: 'Try more days, another person or another subject.',
  pages: 'Pages of activity',
  previous: 'Newer',
  next: 'Older',
  first: 'Newest',
  last: 'Oldest',
  failure: 'Error loading the activity. Please try again.',
  tooMany: 'You have exported too often in a short time. Please try again in a few minutes.',
  file: {
    name: 'activity',
    columns: {
      created_at: 'Time (UTC)',
      actor: 'Person',
      action: 'Action',
      about: 'About',
      ip: 'Network address',
    },
  },
} as const

export type Deed = {
  action: string
  actor: string | null
  by_client: boolean
  about: string | null
}

/** Whether the new mailbox of somebody answered, which may be a stranger's. */
export const isOfNewMailbox = ({ action, actor, about }: Deed) =>
  action in byNewMailbox && actor === null && about !== null

/** Who did something, as a client reads it: of our team nobody is named. */
export function actorText(deed: Deed): string {
  if (!deed.by_client) return company.name
  return deed.actor ?? (isOfNewMailbox(deed) ? clientActivity.newMailbox : clientActivity.former)
}

export const byNewMailbox: Record<string, string> = {
  'account.address_agreed': 'Agreed to become the email address',
  'account.address_refused': 'Refused to become the email address',
  'account.address_changed': 'Agreed last, and the email address has changed',
  'account.address_kept': 'Agreed last, but another account uses the address',
}

/** What people of a client do, and what our team does for them. */
export const clientActions = {
  'session.started': 'Signed in',
  'session.refused': 'Failed sign-in',
  'session.ended': 'Signed out',
  'client.viewed_as': 'Opened your portal to help you',
  'client.paused': 'Made your organization inactive',
  'client.reopened': 'Made your organization active',
  'client.activity_exported': 'Exported this activity',
  'user.updated': 'Changed a role',
  'user.removed': 'Took somebody out of your organization',
  'user.projects_changed': 'Changed which projects somebody sees',
  'user.deactivated': 'Took access away',
  'user.reactivated': 'Gave access back',
  'user.billing_contact_named': 'Named a billing contact',
  'user.billing_contact_removed': 'Removed a billing contact',
  'invitation.created': 'Invited somebody',
  'invitation.resent': 'Sent an invitation again',
  'invitation.revoked': 'Revoked an invitation',
  'invitation.accepted': 'Accepted an invitation',
  'account.created': 'Created their account',
  'account.verified': 'Confirmed their email address',
  'account.name_changed': 'Changed their name',
  'account.password_changed': 'Changed their password',
  'password.reset': 'Set a new password by email',
  'account.address_asked': 'Asked for another email address',
  'account.address_cancelled': 'Cancelled the change of their email address',
  'account.address_agreed': 'Agreed to the change of their email address',
  'account.address_refused': 'Refused the change of their email address',
  'account.address_changed': 'Changed their email address',
  'account.address_kept': 'Kept their email address, because the new one is in use',
  'account.data_downloaded': 'Downloaded their own data',
  'account.closed': 'Closed their account',
  'account.totp_enabled': 'Turned on the second factor',
  'account.totp_disabled': 'Turned off the second factor',
  'account.passkey_added': 'Added a passkey',
  'account.passkey_removed': 'Removed a passkey',
  'account.passkey_renamed': 'Renamed a passkey',
  'account.recovery_renewed': 'Made new recovery codes',
  'account.recovery_used': 'Signed in with a recovery code',
  'account.mails_chosen': 'Changed which emails they get',
  'account.time_zone_changed': 'Changed their time zone',
  'account.calendar_made': 'Made a calendar address',
  'account.calendar_replaced': 'Replaced their calendar address',
  'account.calendar_revoked': 'Revoked their calendar address',
  'document.downloaded': 'Downloaded a document',
  'document.viewed': 'Viewed a document',
  'document.commented': 'Commented on a document',
  'document.uploaded': 'Uploaded a document',
  'document.uploaded_by_mail': 'Sent a document by email',
  'document.replaced_by_mail': 'Sent a new version of a document by email',
  'document.commented_by_mail': 'Commented on a document by email',
  'engagement.milestone_commented': 'Commented on a milestone',
  'engagement.milestone_commented_by_mail': 'Commented on a milestone by email',
  'engagement.update_commented': 'Commented on an update',
  'engagement.update_commented_by_mail': 'Commented on an update by email',
  'invoice.downloaded': 'Downloaded an invoice',
  'invoice.statement_downloaded': 'Downloaded the statement of account',
  'invoice.card_payment_started': 'Began to pay an invoice by card',
  'ticket.created': 'Created a ticket',
  'ticket.replied': 'Answered a ticket',
  'ticket.solved': 'Marked a ticket as resolved',
  'ticket.reopened': 'Reopened a ticket',
  'ticket.rated': 'Rated our help with a ticket',
  'ticket.watcher_added': 'Added a watcher to a ticket',
  'ticket.watcher_removed': 'Removed a watcher from a ticket',
  'ticket.attachment_downloaded': 'Downloaded a file of a ticket',
  'request.line_given': 'Answered a request',
  'request.line_given_by_mail': 'Answered a request by email',
  'request.commented': 'Commented on a request',
  'request.commented_by_mail': 'Commented on a request by email',
  'ticket.replied_by_mail': 'Answered a ticket by email',
  'decision.agreed': 'Agreed to a decision',
  'decision.declined': 'Declined a decision',
  'decision.record_downloaded': 'Downloaded the record of a decision',
} as const
