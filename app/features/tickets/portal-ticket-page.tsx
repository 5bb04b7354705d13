import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { TypedText } from '#app/ui/typed-text.tsx'
import { ticketPage } from '#content/tickets.ts'
import { MessageForm } from './message-form.tsx'
import { PortalRating } from './portal-rating.tsx'
import { SolvedForm } from './portal-solved-form.tsx'
import { Watchers, type Watching } from './portal-watchers.tsx'
import type { MessageRefusal, PortalTicket, TicketMessage, WatcherRefusal } from './ticket.ts'
import { TicketHead } from './ticket-head.tsx'
import type { RatingRefusal } from './ticket-rating.ts'
import { TicketThread } from './ticket-thread.tsx'

type TicketViewProps = {
  ticket: PortalTicket
  messages: TicketMessage[]
  earlier: string | null
  isLatest: boolean
  formId: string
  viewing: boolean
  refusal: MessageRefusal | undefined
  watching: Watching
  readerId: string | null
  refusedWatcher: WatcherRefusal | undefined
  refusedRating: RatingRefusal | undefined
}

/** The client's page of a ticket. */
export function TicketView(props: TicketViewProps) {
  const { ticket, viewing, formId } = props
  const path = `/dashboard/support/${ticket.id}`
  return (
    <article className="max-w-3xl">
      <TicketHead ticket={ticket} list="/dashboard/support" projects="/dashboard/projects" />
      <TicketThread path={path} {...props} />
      {ticket.status === 'closed' ? (
        <Notice>
          {/* Somebody has closed it while the form was open. */}
          <Alert text={props.refusal?.errors.form} takesFocus className="mb-4" />
          <TypedText label={ticketPage.typed} texts={[props.refusal?.body]} />
          <p className={props.refusal ? 'mt-4' : undefined}>{ticketPage.closed.text}</p>
          {!viewing && (
            <ButtonLink to="/dashboard/support/new" variant="secondary" className="mt-4">
              {ticketPage.closed.create}
            </ButtonLink>
          )}
        </Notice>
      ) : (
        !viewing && <PortalReply {...props} path={path} />
      )}
      {!viewing && (ticket.status === 'open' || ticket.status === 'in_progress') && (
        <SolvedForm path={path} seen={ticket.status} formId={formId} />
      )}
      <PortalRating ticket={ticket} refusal={props.refusedRating} canRate={!viewing} />
      <Watchers
        path={path}
        {...props.watching}
        canChange={props.watching.canChange && !viewing}
        isClosed={ticket.status === 'closed'}
        readerId={viewing ? null : props.readerId}
        refusal={props.refusedWatcher}
      />
    </article>
  )
}

/** The reply of the client; to a resolved ticket it is a reopening, whose message may be left out. */
function PortalReply({
  ticket,
  messages,
  formId,
  refusal,
  path,
}: TicketViewProps & { path: string }) {
  const reopens = ticket.status === 'resolved'
  const copy = reopens ? ticketPage.reopen : ticketPage.reply
  return (
    <section aria-labelledby="reply" className="mt-10 border-t border-ink pt-6">
      <h2 id="reply" className="headline text-heading">
        {copy.title}
      </h2>
      {reopens && <p className="mt-2 text-ink-muted">{ticketPage.reopen.text}</p>}
      <MessageForm
        key={lastOf(messages, 'reply')}
        kind="reply"
        formId={formId}
        path={path}
        copy={copy}
        refusal={refusal}
        reopens={reopens}
      />
    </section>
  )
}

/**
 * A React key for the form: it changes, and so empties the form, only when its message was stored.
 */
export function lastOf(messages: TicketMessage[], kind: 'reply' | 'note'): string | undefined {
  return messages.findLast((message) => message.kind === kind)?.id
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="mt-10 border border-line bg-surface p-6">{children}</div>
}
