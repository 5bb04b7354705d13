import { Link } from 'react-router'
import { commentCopy } from '#content/comments.ts'

type CommentsLinkProps = { to: string; title: string; comments: number }

/** Leads from a list to the comments on one of its records, and says how many there are. */
export function CommentsLink({ to, title, comments }: CommentsLinkProps) {
  const text = commentCopy.count(comments)
  return (
    <Link
      to={`${to}#comments`}
      aria-label={commentCopy.countOf(text, title)}
      className="text-link inline-flex min-h-8 items-center text-small"
    >
      {text}
    </Link>
  )
}
