import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { evisa } from '#content/solutions/evisa.ts'

/** The share of the first line that the second one takes: 70% less. */
const afterShare = 30

/** A duration without a unit: a rule with one mark per step, in the order of the list beside it. */
function Duration({ steps, tone }: { steps: number; tone: string }) {
  return (
    <div
      aria-hidden="true"
      // Most browsers print no backgrounds, and the ruler is made of them.
      style={{ printColorAdjust: 'exact' }}
      className={`relative h-10 border-x border-current ${tone}`}
    >
      <span className="absolute inset-x-0 top-1/2 h-px bg-current" />
      <span className="absolute inset-x-0 top-1/2 h-3 [background:repeating-linear-gradient(90deg,currentColor_0_1px,transparent_1px_0.75rem)] opacity-60" />
      {Array.from({ length: steps }, (_, step) => step / steps).map((share) => (
        <span
          key={share}
          className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full border border-current bg-paper"
          style={{ insetInlineStart: `${share * 100}%` }}
        />
      ))}
    </div>
  )
}

function Steps({ steps, columns }: { steps: readonly string[]; columns: string }) {
  return (
    <ol className={`grid grid-cols-1 gap-y-3 ${columns}`}>
      {steps.map((step, index) => (
        <li
          key={index}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline lg:block lg:pe-5"
        >
          <span aria-hidden="true" className="label block text-ink-muted">
            {index + 1}
          </span>
          <span className="text-small lg:mt-1 lg:block">{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** Before and after as two lines to one scale; what the second saves is left as white paper. */
export function EvisaTimelines() {
  const { timelines, change } = usePageCopy(evisa)
  const { before, after } = timelines
  return (
    <section className="frame py-20 md:py-28">
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-12">
        <h2 className="display text-title md:col-span-6">{change.title}</h2>
        <p className="self-end text-ink-muted md:col-span-5 md:col-start-8">
          {timelines.traveller} {change.text}
        </p>
      </div>
      <div className="mt-14">
        <h3 className="headline text-heading">{before.title}</h3>
        <div className="mt-4">
          <Duration steps={before.steps.length} tone="text-ink" />
        </div>
        <div className="mt-4">
          <Steps steps={before.steps} columns="lg:grid-cols-7" />
        </div>
      </div>
      <div className="mt-14 grid gap-x-6 gap-y-4 lg:grid-cols-[30%_minmax(0,1fr)]">
        <h3 className="headline text-heading lg:col-span-2">{after.title}</h3>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:contents">
          <div style={{ width: `${afterShare}%` }} className="lg:!w-auto">
            <Duration steps={after.steps.length} tone="text-vermilion" />
          </div>
          <p className="grow self-center border-e border-b border-dashed border-line-strong py-2">
            <span className="headline text-heading text-vermilion">{timelines.saved}</span>
          </p>
        </div>
        <div className="lg:col-start-2">
          <Steps steps={after.steps} columns="lg:grid-cols-5" />
        </div>
        <p className="text-small text-ink-muted lg:col-start-1 lg:row-start-3">{timelines.scale}</p>
      </div>
      <h3 className="headline mt-20 text-section">{timelines.others}</h3>
      <DataTable
        className="mt-6"
        caption={timelines.others}
        rowKey={(row) => row.who}
        rows={change.rows}
        columns={[
          {
            key: 'who',
            header: timelines.who,
            cell: (row) => <span className="font-medium whitespace-nowrap">{row.who}</span>,
          },
          {
            key: 'before',
            header: change.before,
            cell: (row) => <span className="text-ink-muted">{row.before}</span>,
          },
          { key: 'after', header: change.after, cell: (row) => row.after },
        ]}
      />
    </section>
  )
}
