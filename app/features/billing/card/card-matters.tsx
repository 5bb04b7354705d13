import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import type { Times } from '#app/ui/times/times.ts'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { cardDisputes, disputeReason } from '#content/card-disputes.ts'
import { cardPayments } from '#content/card-payments.ts'
import { formatMoney } from '../invoice.ts'
import type { CardMatter, DisputeStep } from './card-matter.ts'

const { matters: copy } = cardPayments

type CardMattersProps = { matters: readonly CardMatter[]; path: string }

/** What the payment provider told about this invoice, until staff have seen to it. */
export function CardMatters({ matters, path }: CardMattersProps) {
  const pending = useNavigation().formData?.get('matter')
  const times = useTimes()
  if (matters.length === 0) return null
  return (
    <section aria-labelledby="card-matters" className="mb-6 border border-ochre bg-surface p-4">
      <h3 id="card-matters" className="label text-ochre">
        {copy.title}
      </h3>
      <ul>
        {matters.map(({ id, payment_id, created_at, ...told }) => (
          <li key={id} className="border-line pt-3 not-first:mt-3 not-first:border-t">
            <p>{textOf(told, times)}</p>
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

type Told = Omit<CardMatter, 'id' | 'payment_id' | 'created_at'>

function textOf({ kind, reason, answer_by, ...money }: Told, times: Times): string {
  const amount = formatMoney(money.amount, money.currency)
  if (isDisputeStep(kind))
    return cardDisputes.steps[kind]({
      ...{ amount, reason: disputeReason(reason ?? '') },
      until: answer_by && times.time(answer_by),
    })
  return copy.kinds[kind](amount)
}

const isDisputeStep = (kind: CardMatter['kind']): kind is DisputeStep =>
  Object.hasOwn(cardDisputes.steps, kind)
