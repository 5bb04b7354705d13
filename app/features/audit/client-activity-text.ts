import { actionText } from '#content/audit.ts'
import { byNewMailbox, clientActions, type Deed, isOfNewMailbox } from '#content/client-activity.ts'
import type { AuditAction } from './audit-actions.ts'

/** What only staff or jobs do. */
type NotOfClients =
  | `client.${'created' | 'updated'}`
  | `password.reset_requested`
  | `document.${'replaced' | 'renamed' | 'moved' | 'change_undone' | 'deleted' | 'comments_settled'}`
  | `engagement.${'created' | 'updated' | 'change_undone' | `update_${'posted' | 'corrected' | 'removed'}`}`
  | `engagement.milestone_${'added' | 'done' | 'reopened' | 'moved' | 'removed' | 'change_undone'}`
  | `engagement.${'milestone' | 'update'}_comments_settled`
  | `request.${'comments_settled' | 'sent' | 'changed' | 'cancelled' | 'reopened' | 'completed'}`
  | `request.${'line_added' | 'line_removed' | 'line_accepted' | 'line_returned' | 'reminded'}`
  | `decision.${'asked' | 'withdrawn' | 'person_replaced' | 'reminded'}`
  | `ticket.${'assigned' | 'status_changed' | 'change_undone' | 'note_added'}`

type Noun =
  | ('session' | 'account' | 'password' | 'user' | 'invitation' | 'client')
  | ('document' | 'engagement' | 'request' | 'decision' | 'ticket')

// An action of clients without a text does not compile.
const texts: Record<
  Exclude<Extract<AuditAction, `${Noun}.${string}`>, NotOfClients>,
  string
> = clientActions

/** What somebody did, as a client reads it; what our team does for everybody is named as in the audit log. */
export const activityText = (deed: Deed): string =>
  (isOfNewMailbox(deed) ? byNewMailbox[deed.action] : undefined) ??
  (texts as Record<string, string>)[deed.action] ??
  actionText(deed.action)
