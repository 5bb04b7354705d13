import { Form } from '#app/ui/form.tsx'
import { ArrowDown, ArrowUp } from '#app/ui/icons.tsx'

const arrow =
  'inline-flex size-8 items-center justify-center rounded-paper border border-line-strong hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

type OrderArrowsProps = {
  action: string
  id: string
  labels: { up: string; down: string }
  isFirst: boolean
  isLast: boolean
}

/** Two buttons that move a row. At either end they are off by aria-disabled only, to keep the focus. */
export function OrderArrows({ action, id, labels, isFirst, isLast }: OrderArrowsProps) {
  const button = (move: 'up' | 'down', isOff: boolean) => {
    const Icon = move === 'up' ? ArrowUp : ArrowDown
    return (
      <button
        type="submit"
        name="move"
        value={move}
        aria-label={labels[move]}
        aria-disabled={isOff || undefined}
        className={arrow}
      >
        <Icon aria-hidden="true" size={16} />
      </button>
    )
  }
  return (
    <Form method="post" action={action} replace preventScrollReset className="flex gap-2">
      <input type="hidden" name="id" value={id} />
      {button('up', isFirst)}
      {button('down', isLast)}
    </Form>
  )
}
