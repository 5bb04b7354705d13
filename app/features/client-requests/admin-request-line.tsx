import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { adminRequest as copy, requestCopy } from '#content/client-requests.ts'
import {
  type AdminAnswer,
  type LineStatus,
  type RequestLine,
  returnedLength,
} from './client-request.ts'
import { GivenParts } from './given-parts.tsx'
import { LineBadge } from './standing-badge.tsx'

type AdminRequestLineProps = {
  line: RequestLine
  action: string
  /** The `updated_at` of the request that the page shows. */
  based: string
  isOpen: boolean
  /** The only line of the request; it cannot be removed. */
  isOnly: boolean
  answer: AdminAnswer | undefined
}

/** One line for staff: what was given, and the forms to accept or return it. */
export function AdminRequestLine(props: AdminRequestLineProps) {
  const { line, action, based, isOpen, isOnly, answer } = props
  const { id, kind, title, hint, status } = line
  const sent = useNavigation().formData
  const pending = sent?.get('line') === id
  // Each form has an address of its own: the focus goes back to a form by it, and must not reach another line's.
  const to = (what: string) => `${action}?line=${id}&do=${what}`
  // After a press the reading goes on at the line, because its buttons are others then.
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedAt = useRef<LineStatus | null>(null)
  const { key } = useLocation()
  const hasChanged = !pending && pressedAt.current !== null && pressedAt.current !== status
  useFocusOnArrival(() => heading.current, hasChanged && status)
  // Each answer has a key of its own, also one that no render has shown as under way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key only says that there is an answer
  useEffect(() => {
    pressedAt.current = null
  }, [key])
  const hidden = (
    <>
      <input type="hidden" name="line" value={id} />
      <input type="hidden" name="based" value={based} />
    </>
  )
  const canRemove = isOpen && !isOnly && status === 'missing' && line.files.length === 0
  return (
    <li
      id={`line-${id}`}
      aria-labelledby={`title-${id}`}
      onSubmit={() => {
        pressedAt.current = status
      }}
      className="border-b border-line py-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3
          ref={heading}
          id={`title-${id}`}
          tabIndex={-1}
          className="min-w-0 text-base font-medium wrap-anywhere"
        >
          <span className="label me-3 text-ink-muted">{requestCopy.kinds[kind]}</span>
          {title}
        </h3>
        <LineBadge status={status} />
      </div>
      {hint && (
        <p className="prose-measure mt-1 text-small wrap-anywhere whitespace-pre-wrap text-ink-muted">
          {hint}
        </p>
      )}
      <GivenParts line={line} documents="/lead_admin/documents" />
      {status === 'returned' && (
        <p className="mt-2 border-s-2 border-vermilion ps-3 text-small wrap-anywhere whitespace-pre-wrap">
          <strong>{copy.returned}</strong> {line.returned_because}
        </p>
      )}
      <div className="no-print flex flex-wrap items-start gap-x-3 gap-y-2">
        {isOpen && status === 'given' && (
          <Form method="post" action={to('accept')} preventScrollReset replace className="mt-3">
            {hidden}
            <Button
              type="submit"
              name="intent"
              value="accept"
              size="small"
              disabled={pending}
              aria-label={copy.acceptOf(title)}
            >
              {copy.accept}
            </Button>
          </Form>
        )}
        {isOpen && (status === 'given' || status === 'accepted') && (
          <details open={answer?.intent === 'return' || undefined} className="mt-3 min-w-0 grow">
            <summary className="text-link inline-flex min-h-9 cursor-pointer items-center text-small">
              {copy.giveBack}
              <span className="sr-only">: {title}</span>
            </summary>
            <Form
              key={`${status} ${line.given_at} ${answer?.errors.because}`}
              method="post"
              action={to('return')}
              preventScrollReset
              replace
              className="mt-2 grid gap-3"
            >
              <Kept name={`return-${id}`} />
              {hidden}
              <Field
                id={`because-${id}`}
                label={copy.because}
                hint={copy.becauseHint}
                error={answer?.errors.because}
                autoFocus={Boolean(answer?.errors.because)}
                required
                requiredText={copy.required}
              >
                <Textarea
                  name="because"
                  rows={2}
                  maxLength={returnedLength}
                  defaultValue={answer?.typed.because}
                />
              </Field>
              <Button
                type="submit"
                name="intent"
                value="return"
                variant="secondary"
                size="small"
                disabled={pending}
                aria-label={copy.giveOf(title)}
                className="justify-self-start"
              >
                {copy.give}
              </Button>
            </Form>
          </details>
        )}
        {canRemove && (
          <Form method="post" action={to('remove')} preventScrollReset replace className="mt-2">
            {hidden}
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="ghost"
              size="small"
              disabled={pending}
              aria-label={copy.removeLineOf(title)}
              className="-ms-3 text-vermilion"
            >
              {copy.removeLine}
            </Button>
          </Form>
        )}
      </div>
    </li>
  )
}
