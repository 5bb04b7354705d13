import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { cardPayments } from '#content/card-payments.ts'
import { formatMoney } from '../invoice.ts'
import type { CardMatter } from './card-matter.ts'

const { matters: copy } = cardPayments

type CardMattersProps = { matters: readonly CardMatter[]; path: string }

/** What the payment provider told about this invoice, until staff have seen to it. */
export function CardMatters({ matters, path }: CardMattersProps) {
  const pending = useNavigation().formData?.get('matter')
  if (matters.length === 0) return null
  return (
    <section aria-labelledby="card-matters" className="mb-6 border border-ochre bg-surface p-4">
      <h3 id="card-matters" className="label text-ochre">
        {copy.title}
      </h3>
      <ul>
        {matters.map(({ id, kind, amount, currency, payment_id, created_at }) => (
          <li key={id} className="border-line pt-3 not-first:mt-3 not-first:border-t">
            <p>{copy.kinds[kind](formatMoney(amount, currency))}</p>
            <p className="mt-1 text-small wrap-anywhere text-ink-muted">
              {copy.reference(payment_id)} · <Moment at={created_at} />
            </p>
            <Form method="post" action={path} preventScrollReset className="mt-2">
              <input type="hidden" name="matter" value={id} />
              <Button
                type="submit"
                name="intent"
                value="card_matter"
                variant="secondary"
                size="small"
                disabled={pending === id}
              >
                {copy.seenTo}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
