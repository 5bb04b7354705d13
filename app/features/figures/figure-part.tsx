import type { ReactNode } from 'react'
import type { Period } from '#app/features/visits/visit-report.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { figuresPage as copy } from '#content/figures.ts'
import { figureTables } from './figure-tables.ts'
import type { Chart, Figures } from './figures.ts'

type FigurePartProps = {
  chart: Chart
  /** What it is about. */
  name: string
  /** What it says. */
  finding: string
  figures: Figures
  heading: 'h2' | 'h3'
  children: ReactNode
  wide?: boolean
}

const fileHref = (chart: Chart, period: Period) =>
  `/lead_admin/figures/export.csv?chart=${chart}&days=${period}`

/** A chart with what it says, its table and its file. */
export function FigurePart(props: FigurePartProps) {
  const { chart, name, finding, figures, heading: Heading, children, wide } = props
  const { columns, rows } = figureTables[chart](figures)
  const tableName = copy.tableOf(name)
  return (
    <section
      aria-labelledby={`figure-${chart}`}
      className={`flex min-w-0 flex-col bg-paper px-0 py-6 lg:px-6 ${wide ? 'lg:col-span-2' : ''}`}
    >
      <Heading id={`figure-${chart}`}>
        <span className="label block text-ink-muted">{name}</span>
        <span className="headline mt-1 block text-heading">{finding}</span>
      </Heading>
      {children}
      <div className="mt-auto flex flex-wrap items-start justify-between gap-x-4 pt-4 text-small">
        <details className="min-w-0 flex-1 open:basis-full">
          <summary className="text-link flex min-h-6 w-fit cursor-pointer items-center">
            <span aria-hidden="true">{copy.table}</span>
            <span className="sr-only">{tableName}</span>
          </summary>
          <DataTable
            caption={name}
            columns={columns.map(({ key, header, numeric, shown }) => ({
              ...{ key, header, numeric },
              cell: (row: { cells: (typeof rows)[number] }) =>
                shown ? shown(row.cells) : row.cells[key],
            }))}
            rows={rows.map((cells, at) => ({ at, cells }))}
            rowKey={({ at }) => String(at)}
            className="mt-3 mb-2"
          />
        </details>
        <a
          href={fileHref(chart, figures.period)}
          className="text-link flex min-h-6 items-center"
          aria-label={copy.fileOf(name)}
        >
          {copy.file}
        </a>
      </div>
    </section>
  )
}
