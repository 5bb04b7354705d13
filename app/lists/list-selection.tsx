import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from '#app/ui/form.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { lists } from '#content/lists.ts'

/** What can be done with the selected rows of a list. */
export type ListSelection<Row> = {
  /** The name of the checkboxes, and the address that takes them. */
  name: string
  action: string
  /** What a row's checkbox sends; null for a row that cannot be selected. */
  value: (row: Row) => string | null
  label: (row: Row) => string
  /** Heads the controls. */
  title: string
  /** The controls: what is done, and the button that does it. */
  controls: ReactNode
}

type SelectionFormProps = {
  selection: Pick<ListSelection<never>, 'action' | 'title' | 'controls'>
  /** Of the rows: with other rows, others are selected. */
  rows: readonly unknown[]
  children: ReactNode
}

const boxesIn = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]') ?? []),
]

/**
 * The form around a list whose rows can be selected. While something is selected, its controls stay in
 * sight at the edge of the screen, except on a phone, where they would cover the rows.
 */
export function SelectionForm({ selection, rows, children }: SelectionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const all = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(0)
  const hydrated = useHydrated()
  const recount = () => {
    const boxes = boxesIn(form.current)
    const selected = boxes.filter(({ checked }) => checked).length
    setCount(selected)
    if (!all.current) return
    all.current.checked = selected > 0 && selected === boxes.length
    all.current.indeterminate = selected > 0 && selected < boxes.length
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, other checkboxes
  useEffect(recount, [rows])
  return (
    <Form
      ref={form}
      method="post"
      action={selection.action}
      preventScrollReset
      onChange={recount}
      className="group sm:[&_tbody_:is(a,button,input)]:scroll-mb-28"
    >
      {children}
      <fieldset className="no-print mt-6 bg-paper py-3 sm:group-has-[tbody_input:checked]:sticky sm:group-has-[tbody_input:checked]:bottom-0 sm:group-has-[tbody_input:checked]:border-t sm:group-has-[tbody_input:checked]:border-ink">
        <legend className="label float-left mb-2 w-full text-ink-muted">{selection.title}</legend>
        <div className="clear-both flex flex-wrap items-center gap-x-5 gap-y-3">
          {hydrated && (
            <label className="flex min-h-11 items-center gap-2 text-small">
              <input
                ref={all}
                type="checkbox"
                className="size-5"
                onChange={({ currentTarget }) => {
                  for (const box of boxesIn(form.current)) box.checked = currentTarget.checked
                }}
              />
              {lists.selectPage}
            </label>
          )}
          {selection.controls}
          <p role="status" className="text-small text-ink-muted">
            {count > 0 && lists.selected(count)}
          </p>
        </div>
      </fieldset>
    </Form>
  )
}
