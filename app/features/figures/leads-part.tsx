import { type LeadSource, leadSources } from '#app/features/leads/lead.ts'
import { leadLabels } from '#content/admin.ts'
import { leadsFigure as copy, figuresPage } from '#content/figures.ts'
import { ColumnChart } from './charts/column-chart.tsx'
import { type Hatch, Legend } from './charts/hatch.tsx'
import { FigurePart } from './figure-part.tsx'
import type { Figures } from './figures.ts'
import { spanColumn } from './span-column.ts'
import { isByWeek, spansWith } from './spans.ts'

const hatchOf: Record<LeadSource, Hatch> = {
  ...({ blueprint: 'solid', get_started: 'lines', contact: 'rules' } as const),
  ...({ assistant: 'cross', application: 'dots', newsletter: 'bars' } as const),
}

type PartProps = { figures: Figures; heading: 'h2' | 'h3' }

/** Leads by day or week and source. */
export function LeadsPart({ figures, heading }: PartProps) {
  const { leads, period } = figures
  const { number } = figuresPage
  const spans = spansWith(figures, leadSources, leads.bySpan)
  const columns = spans.map((span) =>
    spanColumn(
      span,
      leadSources.map((source) => ({
        ...{ key: source, hatch: hatchOf[source], value: span.by[source] },
        label: leadLabels.source[source],
      })),
    ),
  )
  const most = Math.max(...columns.map(({ sum }) => sum))
  const seen = leadSources.filter((source) => spans.some(({ by }) => by[source] > 0))
  return (
    <FigurePart
      chart="leads"
      name={copy.name}
      finding={copy.finding(leads.total, leads.before, period)}
      {...{ figures, heading }}
      wide
    >
      <ColumnChart
        label={copy.chart(isByWeek(period) ? 'week' : 'day', most)}
        columns={columns}
        number={number}
        height={200}
      />
      <Legend
        items={seen.map((source) => ({
          ...{ key: source, hatch: hatchOf[source], label: leadLabels.source[source] },
        }))}
      />
    </FigurePart>
  )
}
