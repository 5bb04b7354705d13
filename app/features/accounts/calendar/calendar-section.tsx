import { useNavigation } from 'react-router'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { calendarPart as copy } from '#content/calendar-feed.ts'
import { AccountSection } from '../account/account-section.tsx'
import type { OwnCalendar } from './calendar.ts'

type CalendarSectionProps = {
  calendar: OwnCalendar | null
  /** The address that was just made; it is shown only now. */
  address: string | undefined
}

/** Where somebody of a client makes, replaces and revokes the address for their calendar program. */
export function CalendarSection({ calendar, address }: CalendarSectionProps) {
  const pending = useNavigation().formData?.get('intent')
  const make = (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="calendar-make" />
      <Button type="submit" variant="secondary" disabled={pending === 'calendar-make'}>
        {pending === 'calendar-make' ? copy.making : calendar ? copy.replace : copy.make}
      </Button>
    </Form>
  )
  return (
    <AccountSection id="calendar-title" title={copy.title} text={copy.text}>
      <p className="prose-measure">{copy.what}</p>
      {address && (
        <div className="mt-5 border-s-2 border-verdigris ps-4">
          <CopyField
            key={address}
            id="calendar-address"
            value={address}
            labels={copy.address}
            autoFocus
          />
        </div>
      )}
      {!calendar && <div className="mt-5">{make}</div>}
      {calendar && (
        <>
          <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
            <dt className="text-ink-muted">{copy.made}</dt>
            <dd>
              <Moment at={calendar.created_at} />
            </dd>
            <dt className="text-ink-muted">{copy.read}</dt>
            <dd>{calendar.read_at ? <Moment at={calendar.read_at} /> : copy.neverRead}</dd>
          </dl>
          <details className="mt-4">
            <summary className="text-link inline-flex min-h-9 cursor-pointer items-center">
              {copy.change}
            </summary>
            <p className="prose-measure mt-2 mb-4">{copy.consequence}</p>
            <div className="flex flex-wrap gap-3">
              {make}
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="calendar-revoke" />
                <SubmitButton
                  variant="destructive"
                  label={copy.revoke}
                  busy={pending === 'calendar-revoke' && copy.revoking}
                />
              </Form>
            </div>
          </details>
        </>
      )}
    </AccountSection>
  )
}
