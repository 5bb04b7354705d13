import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Weave } from '#app/features/site/capabilities/weave.tsx'
import { WeaveCell, WeaveDefinitions } from '#app/features/site/capabilities/weave-cell.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { capabilities } from '#content/capabilities/overview.ts'

export function CapabilitiesHero() {
  const copy = usePageCopy(capabilities)
  const { mrz, headline, lead, weave } = copy
  return (
    <div className="frame grid grid-cols-1 gap-x-8 gap-y-10 pt-10 pb-16 lg:grid-cols-12 lg:pt-0 lg:pb-20">
      <WeaveDefinitions />
      <header className="lg:col-span-4 lg:pt-14">
        <MrzLine text={mrz} className="mb-6" />
        <h1 className="display text-title">
          <Accented parts={headline} />
        </h1>
        <p className="mt-6 text-ink-muted">{lead}</p>
      </header>
      <Weave className="max-lg:max-w-[36rem] lg:col-span-8 lg:row-span-2" />
      <section aria-labelledby="weave-key" className="self-end lg:col-span-4">
        <h2 id="weave-key" className="label border-b border-ink pb-2">
          {weave.key}
        </h2>
        <ul className="grid text-small gap-x-8 sm:max-lg:grid-cols-3">
          {weave.legend.map((item) => (
            <li key={item.use} className="flex items-center gap-4 border-b border-line py-3">
              <WeaveCell
                use={item.use}
                small
                warp="text-ink-muted"
                weft="text-blue"
                className="size-12 shrink-0"
              />
              {item.text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

export function CapabilitiesTable() {
  const copy = usePageCopy(capabilities)
  const { table, cards } = copy
  return (
    <section aria-labelledby="table" className="border-y border-line bg-surface py-16 md:py-24">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <h2 id="table" className="display text-section">
            {table.title}
          </h2>
          <p className="mt-4 max-w-[52ch] text-ink-muted">{table.text}</p>
        </div>
        <table className="data-table lg:col-span-9">
          <thead>
            <tr className="label">
              <th scope="col">{table.solution}</th>
              {cards.items.map((item) => (
                <th key={item.id} scope="col">
                  {item.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.path}>
                <td data-label={table.solution} className="headline text-[1.125rem] leading-snug">
                  {row.name}
                </td>
                {cards.items.map((item) => {
                  const { use, text } = row.cells[item.id]
                  return (
                    <td key={item.id} data-label={item.name} className="text-small">
                      <span>
                        <span
                          className={`label block ${use === 'carries' ? 'text-vermilion' : 'text-ink-muted'}`}
                        >
                          {table.uses[use]}
                        </span>
                        <span className={use === 'later' ? 'text-ink-muted' : ''}>{text}</span>
                      </span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
