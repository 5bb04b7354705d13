import type { SubmissionResult } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { addressPart as copy } from '#content/address-change.ts'
import { AccountSection } from '../account/account-section.tsx'
import type { AddressSide, OpenAddressChange } from './address-change.ts'
import { AddressForm } from './address-form.tsx'

type AddressSectionProps = {
  email: string
  change: OpenAddressChange | null
  result: SubmissionResult<string[]> | undefined
}

/** The address somebody signs in with, the change of it that waits for its mailboxes, and the form that asks for one. */
export function AddressSection({ email, change, result }: AddressSectionProps) {
  return (
    <AccountSection id="address-title" title={copy.title} text={copy.text}>
      <dl>
        <dt className="text-small font-medium">{copy.current}</dt>
        <dd className="mt-1 wrap-anywhere">{email}</dd>
      </dl>
      {change ? (
        <OpenChange email={email} change={change} />
      ) : (
        // Stays open with what is wrong in it.
        <details key={result ? 'asked' : 'closed'} open={Boolean(result)} className="mt-4">
          <summary className="text-link inline-flex min-h-9 cursor-pointer items-center">
            {copy.change}
          </summary>
          <p className="prose-measure mt-2 mb-5 wrap-anywhere">{copy.how(email)}</p>
          <AddressForm email={email} result={result} />
        </details>
      )}
    </AccountSection>
  )
}

function OpenChange({ email, change }: { email: string; change: OpenAddressChange }) {
  const pending = useNavigation().formData?.get('intent') === 'address-cancel'
  const { open } = copy
  const addresses: Record<AddressSide, string> = { old: email, new: change.newEmail }
  return (
    <div className="mt-5 border-s-2 border-ochre ps-4">
      <h3 className="font-medium wrap-anywhere">{open.title(change.newEmail)}</h3>
      <p className="mt-1 text-small text-ink-muted">
        {open.until} <Moment at={change.expiresAt} look="time" isAged={false} />
      </p>
      <ul className="mt-4 grid gap-3">
        {(['old', 'new'] as const).map((side) => {
          const at = change.agreed[side]
          return (
            <li key={side} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge tone={at ? 'verdigris' : 'ochre'}>
                {at ? open.agreed : open.waiting}
              </StatusBadge>
              <span className="min-w-0 wrap-anywhere">
                {open.sides[side]}: {addresses[side]}
              </span>
            </li>
          )
        })}
      </ul>
      <Form method="post" preventScrollReset className="mt-5">
        <input type="hidden" name="intent" value="address-cancel" />
        <Button type="submit" variant="secondary" disabled={pending} className="max-sm:w-full">
          {pending ? open.cancelling : open.cancel}
        </Button>
      </Form>
    </div>
  )
}
