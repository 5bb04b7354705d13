import type { SubmissionResult } from '@conform-to/react'
import { type ReactNode, useId } from 'react'
import { useFetcher } from 'react-router'
import type { Challenge } from '#app/features/intake/intake.ts'
import { useLazyForm } from '#app/features/intake/use-lazy-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { calendarCopy, bookingForm as copy } from '#content/bookings.ts'
import type { BookingPage } from './booking.ts'
import { BookingExternal } from './booking-external.tsx'
import { BookingFields } from './booking-fields.tsx'
import { BookingMonth } from './booking-month.tsx'
import { sayDay, sayMonth } from './booking-time.ts'
import { BookingTimes } from './booking-times.tsx'
import { BookingZone } from './booking-zone.tsx'
import { useBookingView } from './use-booking-view.ts'

/** The answer of the calendar's page when nothing was booked. */
export type BookingAnswer = {
  result: SubmissionResult<string[]> | null
  page: BookingPage | null
  /** A task for the browser, which solves it and sends the form again. */
  challenge?: Challenge | null
  token?: string
}

export type BookingGuard = (token: string, answer: BookingAnswer | undefined) => ReactNode

type BookingCalendarProps = {
  /** From `readBookingPage`. */
  page: BookingPage
  /** `book`: a new call, with its visitor's details. `move`: another time for one that is booked. */
  mode?: 'book' | 'move'
  /** The address of the calendar's own page: the target of its form, and of its links without JavaScript. */
  path?: string
  /** Whether the current page is the one at `path`: then its address follows what is chosen. */
  standsAlone?: boolean
  /** The hidden fields that tell programs from people: `IntakeFields`. */
  guard?: BookingGuard
  /** The answer to a form that was sent without JavaScript. */
  answer?: BookingAnswer
}

const schemas = {
  book: () => import('./booking-schema.ts').then((one) => one.bookingSchema),
  move: () => import('./booking-schema.ts').then((one) => one.moveSchema),
}

/** The booking calendar: a month, the times of a day, and the visitor's fields. */
export function BookingCalendar(props: BookingCalendarProps) {
  const { page, mode = 'book' } = props
  if (page.external && mode === 'book') return <BookingExternal address={page.external} />
  return <Timetable {...props} />
}

function Timetable(props: BookingCalendarProps) {
  const { mode = 'book', path = '/book', standsAlone = false } = props
  const id = useId()
  const fetcher = useFetcher<BookingAnswer>()
  const answer = fetcher.data ?? props.answer
  const page = answer?.page ?? props.page
  const view = useBookingView(page, path, standsAlone)
  const isPending = fetcher.state !== 'idle' || Boolean(answer?.challenge)
  const late = useLazyForm({
    id: `booking${id}`,
    answer,
    loadSchema: schemas[mode],
    initial: mode === 'book' ? page.prefill : {},
    // Choosing a time with the keyboard leaves many fields; errors are shown only on submit.
    checksOnLeaving: false,
  })
  const free = view.day ? (view.days.get(view.day)?.length ?? 0) : 0
  return (
    <div className="border border-line-strong bg-surface p-1.5">
      <div className="border border-line bg-paper p-4 sm:p-7">
        <MrzLine text={calendarCopy.mrz(sayMonth(view.month), view.zone)} className="mb-6" />
        <div className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <BookingMonth view={view} id={id} />
            <div className="mt-6">
              <BookingZone page={page} view={view} path={path} id={id} />
            </div>
            <p role="status" className="sr-only">
              {view.day && calendarCopy.dayLabel(sayDay(view.day), calendarCopy.free(free))}
            </p>
          </div>
          <fetcher.Form
            method="post"
            noValidate
            action={path}
            {...late.form}
            aria-busy={isPending}
            className="lg:contents"
          >
            <input type="hidden" name="formId" value={page.formId} />
            <input type="hidden" name="zone" value={view.zone} />
            <input type="hidden" name="day" value={view.day ?? ''} />
            {page.pass && <input type="hidden" name="pass" value={page.pass} />}
            {mode === 'move' && <input type="hidden" name="intent" value="move" />}
            <div className="lg:col-span-5">
              <BookingTimes
                view={view}
                id={late.field('slot').id}
                name="slot"
                chosen={late.control('slot').defaultValue}
                error={late.field('slot').error?.[0] ?? late.field('zone').error?.[0]}
              />
            </div>
            <div className="mt-10 border-t border-ink pt-6 lg:col-span-12 lg:mt-0">
              {mode === 'book' && (
                <>
                  {props.guard?.(page.formToken, answer)}
                  <h2 className="headline mb-5 text-heading">{copy.title}</h2>
                  <BookingFields late={late} />
                </>
              )}
              <Alert takesFocus text={late.errors} className="mt-5" />
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3 not-first:mt-6">
                <SubmitButton
                  size="large"
                  label={mode === 'book' ? copy.submit : copy.move}
                  busy={isPending && (mode === 'book' ? copy.submitting : copy.moving)}
                  className="sm:px-10"
                />
                {mode === 'book' && (
                  <p className="max-w-prose flex-1 basis-72 text-small text-ink-muted">
                    {copy.consent}
                  </p>
                )}
              </div>
            </div>
          </fetcher.Form>
        </div>
      </div>
    </div>
  )
}
