import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { withNames } from '#app/platform/mentions.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
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

/** What was said about one record, oldest first, and the forms to say more. */
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
            <li key={comment.id} id={`comment-${comment.id}`} className="scroll-mt-6">
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
      <Settle comments={comments} />
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
        {comment.by_mail && <span>{copy.byMail}</span>}
        <Moment at={comment.created_at} look="time" />
      </p>
      <p className="prose-measure mt-2 wrap-anywhere whitespace-pre-wrap">
        {withNames(comment.body, comment.named).map(({ text, isName }, index) =>
          isName ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
            <strong key={index} className="font-medium text-blue">
              {text}
            </strong>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
            <LinkedText key={index} text={text} />
          ),
        )}
      </p>
    </article>
  )
}

/** For staff: that the client's comments wait, and a button for those that need no answer. */
function Settle({ comments }: Pick<Thread, 'comments'>) {
  const pending = useNavigation().formData?.has('settle') === true
  const last = comments.at(-1)
  if (!last || !comments.some(({ waits }) => waits)) return null
  return (
    <Form
      method="post"
      preventScrollReset
      replace
      className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <input type="hidden" name="settle" value={last.id} />
      <StatusBadge tone="ochre">{copy.waits}</StatusBadge>
      <Button type="submit" variant="secondary" size="small" disabled={pending}>
        {pending ? copy.settling : copy.settle}
      </Button>
    </Form>
  )
}
