import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { lists } from '#content/lists.ts'
import { type Whole, wholeAtMost, wholeField, wholeText } from './whole-list.ts'

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
  /** The address answers with a file: the selection is part of it, and the page stays. */
  isDownload?: boolean
  /** The address also takes everything that the list finds (`promisedWhole`, `selectWhole`). */
  takesWhole?: boolean
}

/** How everything that the list finds is selected, not only rows of this page. */
export type WholeChoice = {
  /** What it is, when it is. */
  selected: Whole | undefined
  /** Where it is; undefined when the page shows all. */
  href: string | undefined
  count: number | undefined
  /** The page with nothing selected. */
  pageHref: string
}

type SelectionFormProps = {
  selection: Pick<ListSelection<never>, 'action' | 'title' | 'controls' | 'isDownload'>
  /** Of the rows: with other rows, others are selected. */
  rows: readonly unknown[]
  whole: WholeChoice | undefined | false
  children: ReactNode
}

const boxesIn = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]') ?? []),
]

/**
 * The form around a list whose rows can be selected. While something is selected, its controls stay in
 * sight at the edge of the screen, except on a phone, where they would cover the rows.
 */
export function SelectionForm({ selection, rows, whole, children }: SelectionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const all = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(0)
  const hydrated = useHydrated()
  const chosen = whole ? whole.selected : undefined
  const isWhole = chosen !== undefined && chosen.count <= wholeAtMost
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
      method={selection.isDownload ? 'get' : 'post'}
      reloadDocument={selection.isDownload}
      action={selection.action}
      preventScrollReset
      onChange={recount}
      className="group sm:[&_tbody_:is(a,button,input)]:scroll-mb-28"
    >
      {children}
      <fieldset className="no-print mt-6 bg-paper py-3 sm:group-has-[tbody_input:checked]:sticky sm:group-has-[tbody_input:checked]:bottom-0 sm:group-has-[tbody_input:checked]:border-t sm:group-has-[tbody_input:checked]:border-ink">
        <legend className="label float-left mb-2 w-full text-ink-muted">{selection.title}</legend>
        <div className="clear-both flex flex-wrap items-center gap-x-5 gap-y-3">
          {hydrated && !isWhole && (
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
            {count > 0 && !isWhole && lists.selected(count)}
          </p>
          {whole && <WholePart {...whole} />}
        </div>
      </fieldset>
    </Form>
  )
}

/** Selects all that the list finds, or says that it is selected. A link, so that the number is exact. */
function WholePart({ selected, href, count, pageHref }: WholeChoice) {
  if (selected === undefined)
    return (
      href && (
        <Link to={href} preventScrollReset className="text-link inline-flex min-h-11 items-center">
          {lists.selectWhole(count)}
        </Link>
      )
    )
  const isTooMany = selected.count > wholeAtMost
  return (
    <>
      {!isTooMany && <input type="hidden" name={wholeField} value={wholeText(selected)} />}
      <p role="status" className="text-small">
        {isTooMany ? lists.wholeTooMany(wholeAtMost) : lists.wholeSelected(selected.count)}{' '}
        <Link to={pageHref} preventScrollReset className="text-link">
          {lists.wholeNot}
        </Link>
      </p>
    </>
  )
}
