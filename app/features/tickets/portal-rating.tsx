import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { TypedText } from '#app/ui/typed-text.tsx'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { ticketPage } from '#content/tickets.ts'
import type { PortalTicket } from './ticket.ts'
import { type RatingRefusal, ratingCommentLength, ratings } from './ticket-rating.ts'

const copy = ticketPage.rating

type PortalRatingProps = {
  ticket: PortalTicket
  refusal: RatingRefusal | undefined
  /** Staff who view the portal read it only. */
  canRate: boolean
}

/** How the client has found our help with a solved ticket, with the form to say it. */
export function PortalRating({ ticket, refusal, canRate }: PortalRatingProps) {
  const { rating, rating_comment: comment, rated_by_name: by } = ticket
  if (ticket.status !== 'resolved' && ticket.status !== 'closed')
    return refusal ? <Reopened refusal={refusal} /> : null
  if (rating === null && !canRate) return null
  return (
    <section aria-labelledby="rating" className="no-print mt-10 border-t border-ink pt-6">
      <h2 id="rating" className="headline text-heading">
        {rating === null ? copy.title : copy.rated}
      </h2>
      <Alert text={refusal?.error} takesFocus className="mt-3" />
      {rating === null ? (
        <RatingForm ticket={ticket} refusal={refusal} />
      ) : (
        <>
          <p className="mt-2 wrap-anywhere">
            <span className="font-medium">{copy.of(rating)}</span>{' '}
            <span className="text-ink-muted">{copy.by(by ?? '')}</span>
          </p>
          {comment && (
            <p className="prose-measure mt-2 border-s-2 border-line-strong ps-3 wrap-anywhere whitespace-pre-wrap">
              {comment}
            </p>
          )}
          {canRate && (
            <details open={Boolean(refusal) || undefined} className="mt-2">
              <summary className="text-link inline-flex min-h-9 cursor-pointer items-center text-small">
                {copy.change}
              </summary>
              <RatingForm ticket={ticket} refusal={refusal} />
            </details>
          )}
        </>
      )}
    </section>
  )
}

/** Somebody has opened the ticket again while the form was open. */
function Reopened({ refusal }: { refusal: RatingRefusal }) {
  return (
    <section aria-label={copy.legend} className="mt-10 border-t border-ink pt-6">
      <Alert text={refusal.error ?? copy.errors.open} boxed takesFocus className="mb-4" />
      <TypedText label={ticketPage.typed} texts={[refusal.comment]} />
    </section>
  )
}

function RatingForm({ ticket, refusal }: Omit<PortalRatingProps, 'canRate'>) {
  const action = `/dashboard/support/${ticket.id}?do=rate`
  const pending = useNavigation().formData?.has('rating') ?? false
  // The words of a colleague are not signed by whoever rates after them.
  const before = ticket.is_own_rating ? ticket : { rating: null, rating_comment: null }
  const chosen = refusal?.rated ?? String(before.rating ?? '')
  const error = refusal?.ratingError
  const form = useRef<HTMLFormElement>(null)
  useFocusOnArrival(() => form.current?.querySelector('[aria-invalid=true]'), refusal)
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      replace
      aria-busy={pending}
      className="mt-4 grid gap-4"
    >
      <Kept name={`rating-${ticket.id}`} />
      <fieldset aria-describedby={error ? 'rating-error' : 'rating-text'} className="min-w-0">
        <legend className="text-small font-medium">{copy.legend}</legend>
        <p id="rating-text" className="mb-2 text-small text-ink-muted">
          {copy.text}
        </p>
        <div className="grid grid-cols-5 border border-line-strong bg-surface">
          {ratings.map((one) => (
            <label
              key={one}
              className="flex min-w-0 cursor-pointer flex-col items-center gap-1 border-e border-line px-1 py-3 text-center last:border-e-0 hover:bg-paper has-checked:bg-navy has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue"
            >
              <input
                type="radio"
                name="rating"
                value={one}
                defaultChecked={chosen === String(one)}
                aria-invalid={Boolean(error) || undefined}
                className="sr-only"
              />
              <span aria-hidden="true" className="figure text-heading">
                {one}
              </span>
              <span className="text-label leading-tight">{copy.words[one]}</span>
            </label>
          ))}
        </div>
        {error && (
          <p id="rating-error" role="alert" className="mt-2 text-small text-vermilion">
            {error}
          </p>
        )}
      </fieldset>
      <Field
        id="rating-comment"
        label={copy.comment}
        hint={copy.hint}
        error={refusal?.commentError}
      >
        <Textarea
          name="comment"
          rows={3}
          maxLength={ratingCommentLength}
          defaultValue={refusal?.comment ?? before.rating_comment ?? ''}
        />
      </Field>
      <SubmitButton start label={copy.submit} busy={pending && copy.submitting} />
    </Form>
  )
}
