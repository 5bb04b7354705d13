import { formatFileSize } from '#app/features/files/file.ts'
import { FileLinks } from '#app/ui/file-links.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { conversationPage as copy } from '#content/conversations.ts'
import type { Feedback } from '../conversation/feedback.ts'
import type { AdminMessage } from './admin-conversation.ts'
import { answerState } from './answer-route.ts'

type TranscriptProps = {
  /** The address of the conversation; its files are below it. */
  path: string
  messages: AdminMessage[]
  hasMailServer: boolean
}

/** The messages, oldest first. Visitor, assistant and staff look different. */
export function Transcript({ path, messages, hasMailServer }: TranscriptProps) {
  return (
    <section aria-labelledby="transcript" className="mt-8">
      <h2 id="transcript" className="headline text-heading">
        {copy.transcript}
      </h2>
      <ol className="mt-3 border-t border-line" aria-live="polite">
        {messages.map((message) => (
          <li key={message.seq} id={`message-${message.seq}`}>
            <Message path={path} message={message} hasMailServer={hasMailServer} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const looks = {
  user: 'border-b border-line py-5',
  assistant: 'border-b border-line border-s-2 border-s-line-strong bg-surface py-5 px-5',
  staff: 'border-b border-line border-s-2 border-s-blue py-5 ps-5',
} as const

type MessageProps = Omit<TranscriptProps, 'messages'> & { message: AdminMessage }

function Message({ path, message, hasMailServer }: MessageProps) {
  const { role, kind, is_cut, content, author_name, created_at, files, pictures, sources } = message
  const times = useTimes()
  const state = role === 'user' ? '' : answerState(message, hasMailServer, times)
  const time = <Moment at={created_at} look="time" />
  if (role === 'notice')
    return (
      <p className="border-b border-line py-3 text-small text-ink-muted">
        {content} · {time}
      </p>
    )
  return (
    <article className={looks[role]}>
      <p className="flex flex-wrap gap-x-3 text-small text-ink-muted">
        <span className="font-medium text-ink">{author_name ?? copy.roles[role]}</span>
        {role === 'staff' && <span>{copy.roles.staff}</span>}
        {message.is_by_mail && <span>{copy.mail.byMail}</span>}
        {kind && <span>{is_cut ? copy.cut : (copy.kinds[kind] ?? kind)}</span>}
        {time}
      </p>
      {content && <p className="prose-measure mt-2 wrap-anywhere whitespace-pre-wrap">{content}</p>}
      {state && (role === 'staff' || message.mail) && (
        <p className="mt-2 text-small text-ink-muted">{state}</p>
      )}
      <FileLinks
        label={copy.files}
        path={`${path}/files`}
        files={files}
        formatSize={formatFileSize}
        download={copy.download}
      />
      {pictures.map((picture, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may have the same name, and the list never changes
        <details key={place} className="mt-3 text-small">
          <summary className="text-link w-fit wrap-anywhere">{copy.picture(picture.name)}</summary>
          <p className="prose-measure mt-2 wrap-anywhere whitespace-pre-wrap">{picture.text}</p>
        </details>
      ))}
      {sources.length > 0 && <Sources sources={sources} />}
      {message.feedback && <Opinion {...message.feedback} />}
    </article>
  )
}

/** What the visitor thinks of the answer. */
function Opinion({ thumb, reason, comment }: Feedback) {
  const words = [copy.thumbs[thumb], reason && copy.reasons[reason]].filter(Boolean).join(': ')
  return (
    <p className="mt-3 text-small">
      <span className="font-medium">{words}</span>
      {comment && <span className="wrap-anywhere whitespace-pre-wrap"> – {comment}</span>}
    </p>
  )
}

function Sources({ sources }: { sources: AdminMessage['sources'] }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
      <span className="label pt-0.5 text-ink-muted">{copy.sources}</span>
      {sources.map(({ path, title }) => (
        <a
          key={path}
          // A source becomes a link only when it is a path of this site.
          href={/^\/(?!\/)/.test(path) ? path : undefined}
          target="_blank"
          rel="noopener"
          className="text-link wrap-anywhere"
        >
          {title}
          <span className="sr-only"> ({copy.newTab})</span>
        </a>
      ))}
    </p>
  )
}
