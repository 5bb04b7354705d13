import type { ItemCopy } from '#content/page-copy.ts'

type SafeguardListProps = { items: readonly ItemCopy[]; layout?: 'ledger' | 'columns' }

/** Security and standards: what is applied, and what that means in this service. */
export function SafeguardList({ items, layout = 'ledger' }: SafeguardListProps) {
  return (
    <dl
      className={
        layout === 'ledger'
          ? 'border-t border-ink'
          : 'grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3'
      }
    >
      {items.map((item, index) => (
        <div
          key={index}
          className={
            layout === 'ledger'
              ? 'grid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]'
              : 'border-t border-line-strong pt-4'
          }
        >
          <dt className="font-medium">{item.title}</dt>
          <dd className={layout === 'ledger' ? 'text-ink-muted' : 'mt-1 text-ink-muted'}>
            {item.text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
