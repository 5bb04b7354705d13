import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { commentCopy as copy } from '#content/comments.ts'
import type { Comment, Thread } from './comment.ts'

type CommentThreadProps = {
  /** The address of the page that shows the thread. */
  path: string
  thread: Thread
  /** The forms, for those who may write. */
  children?: ReactNode
}

/** What was said about one document, oldest first, and the forms to say more. */
export function CommentThread({ path, thread, children }: CommentThreadProps) {
  const { comments, earlier, isLatest } = thread
  return (
    <section aria-labelledby="comments" className="mt-10">
      <h2 id="comments" className="headline text-heading">
        {copy.title}
      </h2>
      {earlier && (
        <Link
          to={`${path}?earlier=${encodeURIComponent(earlier)}#comments`}
          className="text-link mt-2 inline-flex min-h-9 items-center text-small"
        >
          {copy.earlier}
        </Link>
      )}
      {comments.length === 0 ? (
        <p className="mt-3 text-ink-muted">{copy.empty}</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {comments.map((comment) => (
            <li key={comment.id} id={`comment-${comment.id}`}>
              <Said comment={comment} />
            </li>
          ))}
        </ol>
      )}
      {!isLatest && (
        <Link
          to={`${path}#comments`}
          className="text-link mt-2 inline-flex min-h-9 items-center text-small"
        >
          {copy.latest}
        </Link>
      )}
      {children}
    </section>
  )
}

const looks = {
  client: 'border-b border-line py-5',
  staff: 'border-b border-line border-s-2 border-s-blue py-5 ps-5',
  internal: 'my-4 border border-dashed border-ochre bg-surface p-5',
} as const

function Said({ comment }: { comment: Comment }) {
  const { internal, from_staff: fromStaff } = comment
  return (
    <article className={internal ? looks.internal : fromStaff ? looks.staff : looks.client}>
      {internal && (
        <p className="label mb-2 text-ochre">
          {copy.internal} · {copy.internalHint}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-small text-ink-muted">
        <span className="font-medium text-ink">{comment.author_name}</span>
        {fromStaff && <span>{copy.staff}</span>}
        <Moment at={comment.created_at} look="time" />
      </p>
      <p className="prose-measure mt-2 wrap-anywhere whitespace-pre-wrap">
        <LinkedText text={comment.body} />
      </p>
    </article>
  )
}
