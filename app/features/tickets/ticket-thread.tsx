import { Link } from 'react-router'
import { formatFileSize } from '#app/features/files/file.ts'
import { FileLinks } from '#app/ui/file-links.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { ticketPage } from '#content/tickets.ts'
import { statusWords, type TicketMessage } from './ticket.ts'

type TicketThreadProps = {
  /** The ticket's address; its attachments are below it. */
  path: string
  messages: TicketMessage[]
  earlier: string | null
  isLatest: boolean
  /** Where staff read the whole mail of a message. */
  mailPath?: string
}

/** The messages, oldest first; notes look different from replies. */
export function TicketThread({ path, messages, earlier, isLatest, mailPath }: TicketThreadProps) {
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
              <Message path={path} message={message} mailPath={mailPath} />
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

type MessageProps = Pick<TicketThreadProps, 'path' | 'mailPath'> & { message: TicketMessage }

function Message({ path, message, mailPath }: MessageProps) {
  const time = <Moment at={message.created_at} look="time" />
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
        {message.by_mail && <span>{ticketPage.byMail}</span>}
        {message.by_mail && mailPath && (
          <Link to={`${mailPath}/${message.id}`} className="text-link">
            {ticketPage.wholeMail}
          </Link>
        )}
      </p>
      <p className="prose-measure mt-2 wrap-anywhere whitespace-pre-wrap">
        <LinkedText text={message.body ?? ''} />
      </p>
      <FileLinks
        label={ticketPage.attachments}
        path={`${path}/attachments`}
        files={message.attachments}
        formatSize={formatFileSize}
        download={ticketPage.download}
      />
    </article>
  )
}
