import { Link } from 'react-router'
import { formatFileSize } from '#app/features/files/file.ts'
import { dateTime } from '#app/ui/format-date.ts'
import { Paperclip } from '#app/ui/icons.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { ticketPage } from '#content/tickets.ts'
import { statusWords, type TicketMessage } from './ticket.ts'

type TicketThreadProps = {
  /** The ticket's address; its attachments are below it. */
  path: string
  messages: TicketMessage[]
  earlier: string | null
  isLatest: boolean
}

/** The messages, oldest first; notes look different from replies. */
export function TicketThread({ path, messages, earlier, isLatest }: TicketThreadProps) {
  return (
    <section aria-labelledby="thread" className="mt-10">
      <h2 id="thread" className="headline text-heading">
        {ticketPage.thread}
      </h2>
      {earlier && (
        <Link
          to={`${path}?earlier=${encodeURIComponent(earlier)}`}
          className="text-link mt-2 inline-flex min-h-9 items-center text-small"
        >
          {ticketPage.earlier}
        </Link>
      )}
      {messages.length === 0 ? (
        <p className="mt-3 text-ink-muted">{ticketPage.threadEmpty}</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {messages.map((message) => (
            <li key={message.id} id={`message-${message.id}`}>
              <Message path={path} message={message} />
            </li>
          ))}
        </ol>
      )}
      {!isLatest && (
        <Link to={path} className="text-link mt-2 inline-flex min-h-9 items-center text-small">
          {ticketPage.latest}
        </Link>
      )}
    </section>
  )
}

const looks = {
  client: 'border-b border-line py-5',
  staff: 'border-b border-line border-s-2 border-s-blue py-5 ps-5',
  note: 'my-4 border border-dashed border-ochre bg-surface p-5',
} as const

function Message({ path, message }: { path: string; message: TicketMessage }) {
  const time = <time dateTime={message.created_at}>{dateTime(message.created_at)}</time>
  if (message.kind === 'status') {
    const { from_status: from, to_status: to } = message
    return (
      <p className="border-b border-line py-3 text-small text-ink-muted">
        {from && to && ticketPage.moved(statusWords(from), statusWords(to))} · {message.author_name}{' '}
        · {time}
      </p>
    )
  }
  const isNote = message.kind === 'note'
  const look = isNote ? looks.note : message.from_staff ? looks.staff : looks.client
  return (
    <article className={look}>
      {isNote && (
        <p className="label mb-2 text-ochre">
          {ticketPage.note} · {ticketPage.noteHint}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-small text-ink-muted">
        <span className="font-medium text-ink">{message.author_name}</span>
        {message.from_staff && <span>{ticketPage.staff}</span>}
        {time}
      </p>
      <p className="prose-measure mt-2 wrap-anywhere whitespace-pre-wrap">
        <LinkedText text={message.body ?? ''} />
      </p>
      {message.attachments.length > 0 && <Attachments path={path} message={message} />}
    </article>
  )
}

function Attachments({ path, message }: { path: string; message: TicketMessage }) {
  return (
    <ul aria-label={ticketPage.attachments} className="mt-3 grid gap-1">
      {message.attachments.map(({ id, name, size }) => (
        <li key={id} className="flex items-start gap-2 text-small">
          <Paperclip aria-hidden="true" size={14} className="mt-1 shrink-0 text-ink-muted" />
          <a
            href={`${path}/attachments/${id}`}
            download
            aria-label={ticketPage.download(name, formatFileSize(size))}
            className="text-link min-w-0 wrap-anywhere"
          >
            {name}
          </a>
          <span className="shrink-0 text-ink-muted">{formatFileSize(size)}</span>
        </li>
      ))}
    </ul>
  )
}
