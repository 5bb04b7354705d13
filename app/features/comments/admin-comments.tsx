import type { CommentRefusal, Thread } from './comment.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'

type AdminCommentsProps = {
  /** The address of the page that shows them. */
  path: string
  thread: Thread
  formId: string
  refusal: CommentRefusal | undefined
}

/** What was said about one record, with the forms of staff: to the client, and among themselves. */
export function AdminComments({ path, thread, formId, refusal }: AdminCommentsProps) {
  const form = { formId, refusal, seen: thread.comments.at(-1)?.id }
  return (
    <CommentThread path={path} thread={thread}>
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
        <CommentForm {...form} kind="staff" names={thread.names} />
        <CommentForm {...form} kind="internal" names={thread.staffNames} />
      </div>
    </CommentThread>
  )
}
