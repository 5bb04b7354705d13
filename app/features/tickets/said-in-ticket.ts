import type { Said } from '#app/platform/thread-summary.ts'
import type { AdminTicket, TicketMessage } from './ticket.ts'

/** What the shown messages say, for the summary; notes stay among staff and are left out. */
export const saidInTicket = (
  ticket: Pick<AdminTicket, 'description'>,
  messages: readonly TicketMessage[],
): Said[] => [
  { by: 'them', text: ticket.description },
  ...messages.flatMap(({ kind, from_staff, body }): Said[] =>
    kind === 'reply' && body ? [{ by: from_staff ? 'us' : 'them', text: body }] : [],
  ),
]
