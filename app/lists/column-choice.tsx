import { useEffect, useRef } from 'react'
import { ChevronDown } from '#app/ui/icons.tsx'
import { useFolding } from '#app/ui/use-folding.ts'
import { savedViews as copy } from '#content/saved-views.ts'
import type { List, ListState } from './list.ts'
import { shownColumns } from './list-look.ts'
import { menuButton, menuSheet } from './list-menu.ts'

type ColumnChoiceProps = {
  list: List
  query: ListState
  columns: readonly { key: string; header: string }[]
}

/** Which columns a list shows: boxes in the form of its filters. The first column is always there. */
export function ColumnChoice({ list, query, columns }: ColumnChoiceProps) {
  const folding = useFolding<HTMLDetailsElement>(true)
  const boxes = useRef<HTMLDivElement>(null)
  const shown = shownColumns(list, query).join('.')
  useEffect(() => {
    // The back button changes the address without these boxes.
    const keys = shown.split('.')
    for (const box of boxes.current?.querySelectorAll('input') ?? [])
      if (box.type === 'checkbox') box.checked = keys.includes(box.value)
  }, [shown])
  const headerOf = (key: string) => columns.find((column) => column.key === key)?.header ?? key
  const [first, ...rest] = list.columns?.all ?? []
  const name = `${list.prefix ?? ''}columns`
  return (
    <details {...folding} className="relative">
      <summary className={menuButton}>
        {copy.columns}
        <ChevronDown aria-hidden="true" size={14} />
      </summary>
      <div ref={boxes} className={`${menuSheet} py-2 sm:end-0 sm:w-56`}>
        <input type="hidden" name={name} value={first} />
        {rest.map((key) => (
          <label key={key} className="flex min-h-9 items-center gap-3 px-4 text-small">
            <input
              type="checkbox"
              name={name}
              value={key}
              // A filter may have the same name.
              aria-label={copy.column(headerOf(key))}
              defaultChecked={shown.split('.').includes(key)}
              className="size-4"
            />
            {headerOf(key)}
          </label>
        ))}
      </div>
    </details>
  )
}
