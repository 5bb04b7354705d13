import { type Period, periods } from '#app/features/visits/visit-report.ts'
import { CachedPart } from '#app/ui/cached-part.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { figuresPage as copy, figureDefinitions } from '#content/figures.ts'
import { AnswersPart } from './answers-part.tsx'
import { AssistantPart } from './assistant-part.tsx'
import { HatchPatterns } from './charts/hatch.tsx'
import type { Figures as Read } from './figures.ts'
import { InvoicesPart } from './invoices-part.tsx'
import { LeadsPart } from './leads-part.tsx'
import { PipelinePart } from './pipeline-part.tsx'
import { TicketsPart } from './tickets-part.tsx'

type FiguresProps = {
  figures: Read
  /** The level of the headings of the charts, one below that of the title above. */
  heading: 'h2' | 'h3'
  periodHref?: (days: Period) => string
}

const hrefOf = (days: Period) => `?days=${days}`

/** All charts, for a period that one selects above them. Links stay on the page that shows it. */
export function Figures({ figures, heading, periodHref = hrefOf }: FiguresProps) {
  const { period, from, to } = figures
  const part = { figures, heading }
  return (
    <>
      <HatchPatterns />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <LinkTabs
          label={copy.periods}
          panelId="figures"
          tabs={periods.map((one) => ({
            to: periodHref(one),
            label: copy.period[one],
            selected: one === period,
          }))}
        />
        <p className="pb-3 text-small text-ink-muted">{copy.intro(listDate(from), listDate(to))}</p>
      </div>
      {/* Two thousand elements, the same for everybody until a number changes. */}
      <CachedPart cacheKey={`${heading} ${JSON.stringify(figures)}`}>
        <Charts {...part} />
        <HowWeCount />
      </CachedPart>
    </>
  )
}

function Charts(part: Pick<FiguresProps, 'figures' | 'heading'>) {
  return (
    <div
      id="figures"
      className="mt-4 grid gap-px border-y border-ink bg-line lg:grid-cols-2 lg:border-x lg:border-x-line"
    >
      <LeadsPart {...part} />
      <PipelinePart {...part} />
      <AnswersPart {...part} />
      <TicketsPart {...part} />
      <InvoicesPart {...part} />
      <AssistantPart {...part} />
    </div>
  )
}

function HowWeCount() {
  return (
    <details className="mt-4">
      <summary className="text-link flex min-h-6 w-fit cursor-pointer items-center">
        {copy.counted}
      </summary>
      <dl className="mt-3 grid max-w-[80ch] gap-3 text-small">
        {figureDefinitions.map(([name, text]) => (
          <div key={name}>
            <dt className="label text-ink-muted">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
