import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { LayerDrawing } from '#app/features/site/construction/layer-drawing.tsx'
import { construction } from '#content/solutions/construction.ts'

/** An exploded view: the steps of an inspection as plates over the same plan. */
export function InspectionLayers() {
  const { inspection } = usePageCopy(construction)
  return (
    <section
      id="inspection"
      className="scroll-mt-20 border-b border-line bg-surface py-20 md:py-28"
    >
      <div className="frame">
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem_minmax(0,1fr)]">
          <h2 className="display text-title">{inspection.title}</h2>
          <p className="max-w-[52ch] text-ink-muted lg:col-start-3 lg:pt-3">{inspection.text}</p>
        </div>
        <ol className="mt-12 lg:mt-0">
          {inspection.steps.map((step, index) => (
            <li
              key={step.id}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem_minmax(0,1fr)] lg:items-center"
            >
              <div className="relative h-full py-4 lg:col-start-2 lg:row-start-1 lg:py-6">
                <span
                  aria-hidden="true"
                  className={`absolute inset-x-[0.8%] border-x border-dashed border-line-strong ${index === 0 ? 'top-1/2 max-lg:top-16' : 'top-0'} ${index === inspection.steps.length - 1 ? 'bottom-1/2 max-lg:bottom-auto max-lg:h-8' : 'bottom-0'}`}
                />
                <LayerDrawing id={step.id} />
              </div>
              <div className="pt-4 pb-10 lg:col-start-1 lg:row-start-1 lg:py-0">
                <h3 className="headline flex items-baseline gap-3 text-heading lg:border-b lg:border-line-strong lg:pb-2">
                  <span aria-hidden="true" className="label text-vermilion">
                    {index + 1}
                  </span>
                  {step.title}
                </h3>
                <p className="mt-2 max-w-[46ch] text-ink-muted">{step.text}</p>
                <Kept step={step} className="mt-4 lg:hidden" />
              </div>
              <Kept step={step} className="max-lg:hidden lg:col-start-3" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Kept({
  step,
  className,
}: {
  step: (typeof construction.inspection.steps)[number]
  className: string
}) {
  const { inspection } = usePageCopy(construction)
  return (
    <dl className={`border-t border-line-strong pt-3 text-small ${className}`}>
      <dt className="label text-ink-muted">{inspection.actor}</dt>
      <dd>{step.who}</dd>
      <dt className="label mt-3 text-ink-muted">{inspection.kept}</dt>
      <dd>{step.kept}</dd>
    </dl>
  )
}
