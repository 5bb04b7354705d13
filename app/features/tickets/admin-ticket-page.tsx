import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { quarantinedMailList } from '#app/features/inbound-mail/quarantined-mail-list-query.ts'
import { summarizeThread, type WrittenSummary } from '#app/platform/thread-summary.ts'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { ThreadSummaryPart } from '#app/ui/thread-summary-part.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { threadSummary } from '#content/copilot.ts'
import { adminTicket, adminTicketsPage, ticketCopy, ticketPage } from '#content/tickets.ts'
import { MessageForm } from './message-form.tsx'
import { lastOf } from './portal-ticket-page.tsx'
import { saidInTicket } from './said-in-ticket.ts'
import type { AdminTicket, MessageRefusal, TicketMessage } from './ticket.ts'
import { TicketHead } from './ticket-head.tsx'
import { adminTicketList } from './ticket-list-query.ts'
import { TicketThread } from './ticket-thread.tsx'

type Choice = { id: string; name: string }
type AdminTicketPageProps = {
  ticket: AdminTicket
  staff: Choice[]
  watchers: Choice[]
  messages: TicketMessage[]
  earlier: string | null
  isLatest: boolean
  formId: string
  refusal: MessageRefusal | undefined
  /** A model is configured that can write a summary. */
  canSummarize: boolean
  summary: WrittenSummary | undefined
  /** The way to the person who raised it. */
  person: ReactNode
}

/** The staff's page of a ticket: the thread, and beside it the assignee and the status. */
export function AdminTicketPage(props: AdminTicketPageProps) {
  const { ticket, messages, formId, refusal, canSummarize, summary } = props
  const path = `${adminTicketList.path}/${ticket.id}`
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article className="min-w-0">
        <TicketHead
          ticket={ticket}
          list={adminTicketList.path}
          projects="/lead_admin/engagements"
        />
        <ThreadSummaryPart
          who={[ticket.author_name, ticket.client_name]}
          {...summarizeThread(saidInTicket(ticket, messages))}
          write={canSummarize ? { action: path, name: 'kind' } : null}
          posted={summary}
          copy={threadSummary}
        />
        <TicketThread path={path} {...props} mailPath={quarantinedMailList.path} />
        <section aria-labelledby="reply" className="mt-10 border-t border-ink pt-6">
          <h2 id="reply" className="headline text-heading">
            {adminTicket.reply.title}
          </h2>
          {ticket.status === 'closed' ? (
            <p className="mt-2 text-ink-muted">{adminTicket.reply.closed}</p>
          ) : (
            <MessageForm
              key={lastOf(messages, 'reply')}
              kind="reply"
              formId={formId}
              path={path}
              copy={{ ...ticketPage.reply, hint: adminTicket.reply.hint }}
              refusal={refusal}
            />
          )}
        </section>
        <section
          aria-labelledby="note"
          className="mt-10 border border-dashed border-ochre bg-surface p-5 sm:p-6"
        >
          <h2 id="note" className="headline text-heading">
            {adminTicket.note.title}
          </h2>
          <MessageForm
            key={lastOf(messages, 'note')}
            kind="note"
            formId={formId}
            path={path}
            copy={adminTicket.note}
            refusal={refusal}
          />
        </section>
      </article>
      <aside className="max-lg:order-first">
        <Settings {...props} />
      </aside>
    </div>
  )
}

function Settings({ ticket, staff, watchers, person }: AdminTicketPageProps) {
  const { settings, fields } = adminTicket
  const action = `${adminTicketList.path}/${ticket.id}/settings`
  const pending = useNavigation().formAction === action
  const author = [ticket.author_name ?? ticketCopy.formerMember, ticket.author_email]
  const rows: [string, ReactNode][] = [
    [fields.author, author.filter(Boolean).join('\n')],
    [fields.watchers, watchers.map(({ name }) => name).join('\n')],
    [fields.created, <Moment key="created" at={ticket.created_at} look="time" />],
    [
      fields.resolved,
      ticket.resolved_at && <Moment key="resolved" at={ticket.resolved_at} look="time" />,
    ],
    [fields.rating, ratingOf(ticket)],
  ]
  return (
    <section aria-labelledby="handling" className="border border-line bg-surface p-5">
      <h2 id="handling" className="headline text-heading">
        {settings.title}
      </h2>
      <Form
        method="post"
        action={action}
        preventScrollReset
        replace
        aria-busy={pending}
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="seen" value={ticket.status} />
        <input type="hidden" name="seen_assignee" value={ticket.assignee_id ?? ''} />
        <Field id="ticket-status" label={settings.status}>
          <Select
            key={ticket.status}
            name="status"
            defaultValue={ticket.status}
            options={optionsOf(ticketCopy.status)}
          />
        </Field>
        <Field id="ticket-assignee" label={settings.assignee}>
          <Select
            key={ticket.assignee_id}
            name="assignee"
            defaultValue={ticket.assignee_id ?? ''}
            placeholder={adminTicketsPage.assignees.none}
            options={staff.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <SubmitButton start label={settings.save} busy={pending && settings.saving} />
      </Form>
      {person}
      <dl className="mt-6 grid gap-3 border-t border-line pt-4 text-small">
        <div>
          <dt className="label text-ink-muted">{fields.client}</dt>
          <dd>
            <Link
              to={`${adminTicketList.path}?status=all&client=${ticket.client_id}`}
              className="text-link wrap-anywhere"
            >
              {ticket.client_name}
            </Link>
          </dd>
        </div>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="label text-ink-muted">{name}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

/** How the client has found our help, by whom, and what they wrote. */
function ratingOf({ rating, rating_comment: comment, rated_by_name: by }: AdminTicket) {
  if (rating === null) return null
  return [`${ticketPage.rating.of(rating)}, ${by}`, comment].filter(Boolean).join('\n')
}
