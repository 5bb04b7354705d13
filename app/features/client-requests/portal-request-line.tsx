import { LinkedText } from '#app/ui/linked-text.tsx'
import { portalRequest as copy, requestCopy } from '#content/client-requests.ts'
import type { GiveRefusal, RequestLine } from './client-request.ts'
import { GivenParts } from './given-parts.tsx'
import { AnswerForm, LineFilesForm } from './line-forms.tsx'
import { LineBadge } from './standing-badge.tsx'

type PortalRequestLineProps = {
  line: RequestLine
  /** The address of the request. */
  path: string
  isOpen: boolean
  /** The most bytes of a file. */
  largest: number
  refusal: GiveRefusal | undefined
}

/** One thing that is asked of the client, what it has given, and the form to give it. */
export function PortalRequestLine(props: PortalRequestLineProps) {
  const { line, path, isOpen, largest, refusal } = props
  const { id, kind, title, hint, status } = line
  return (
    <li id={`line-${id}`} aria-labelledby={`title-${id}`} className="border-b border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={`title-${id}`} className="min-w-0 text-base font-medium wrap-anywhere">
          <span className="label me-3 text-ink-muted">{requestCopy.kinds[kind]}</span>
          {title}
        </h3>
        <LineBadge status={status} />
      </div>
      {hint && (
        <p className="prose-measure mt-1 text-small wrap-anywhere whitespace-pre-wrap text-ink-muted">
          <LinkedText text={hint} />
        </p>
      )}
      {status === 'returned' && (
        <p className="mt-3 border-s-2 border-vermilion ps-3 wrap-anywhere whitespace-pre-wrap">
          <strong className="text-vermilion">{copy.returned}</strong> {line.returned_because}
        </p>
      )}
      <GivenParts line={line} documents="/dashboard/documents" />
      {isOpen && kind === 'document' && (
        <LineFilesForm line={line} path={path} largest={largest} refusal={refusal} />
      )}
      {isOpen && kind === 'answer' && (
        <AnswerForm
          // Empty again after something was given.
          key={`${line.given_at} ${status} ${refusal?.error}`}
          line={line}
          path={path}
          refusal={refusal}
        />
      )}
    </li>
  )
}
