import type { ItemCopy } from '#content/page-copy.ts'

type FeatureGridProps = {
  items: readonly ItemCopy[]
  /** `sheets`: a ruled grid. `index`: a numbered register. `margin`: titles hang in the margin. */
  layout?: 'sheets' | 'index' | 'margin'
}

const two = (number: number) => String(number).padStart(2, '0')

export function FeatureGrid({ items, layout = 'sheets' }: FeatureGridProps) {
  if (layout === 'index') {
    return (
      <ol className="grid grid-cols-1 gap-x-12 border-t border-ink md:grid-cols-2">
        {items.map((item, index) => (
          <li
            key={index}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] content-start items-baseline border-b border-line py-5"
          >
            <span aria-hidden="true" className="label text-vermilion">
              {two(index + 1)}
            </span>
            <h3 className="headline text-[1.25rem] leading-snug">{item.title}</h3>
            <p className="col-start-2 mt-1 text-ink-muted">{item.text}</p>
          </li>
        ))}
      </ol>
    )
  }
  if (layout === 'margin') {
    return (
      <ul>
        {items.map((item, index) => (
          <li
            key={index}
            className="grid grid-cols-1 gap-x-8 gap-y-2 border-t border-line py-7 md:grid-cols-12"
          >
            <h3 className="headline text-heading md:col-span-5">{item.title}</h3>
            <p className="max-w-[56ch] text-ink-muted md:col-span-7">{item.text}</p>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item, index) => (
        <li key={index} className="bg-surface p-6 sm:p-8">
          <p aria-hidden="true" className="label text-ink-muted">
            {two(index + 1)}
          </p>
          <h3 className="headline mt-6 text-heading">{item.title}</h3>
          <p className="mt-2 max-w-[46ch] text-ink-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
