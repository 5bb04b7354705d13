import { ButtonLink } from '#app/ui/button.tsx'
import { FigurePrint, type PrintedFigure } from '#app/ui/figure-print.tsx'
import type { SectionCopy } from '#content/page-copy.ts'

type ClosingActionProps = {
  action: SectionCopy & { label: string }
  to: string
  figure?: PrintedFigure
  /** `plate`: on the navy ground. `line`: between two rules, without a figure. */
  layout?: 'plate' | 'line'
}

/** The one thing to do next, at the foot of a page. */
export function ClosingAction({ action, to, figure, layout = 'plate' }: ClosingActionProps) {
  if (layout === 'line') {
    return (
      <section className="frame py-16 md:py-24">
        <div className="grid grid-cols-1 items-end gap-x-8 gap-y-6 border-y border-ink py-10 md:grid-cols-12">
          <div className="md:col-span-8">
            <h2 className="display text-title">{action.title}</h2>
            {action.text && <p className="mt-4 max-w-[56ch] text-ink-muted">{action.text}</p>}
          </div>
          <div className="md:col-span-4 md:text-end">
            <ButtonLink to={to} size="large">
              {action.label}
            </ButtonLink>
          </div>
        </div>
      </section>
    )
  }
  return (
    <section data-theme="dark" className="bg-plate overflow-clip text-ink">
      <div className="frame grid grid-cols-1 items-center gap-x-8 md:grid-cols-12">
        <div className="py-16 md:col-span-7 md:py-24">
          <h2 className="display max-w-[18ch] text-title">{action.title}</h2>
          {action.text && <p className="mt-5 max-w-[52ch] text-lead">{action.text}</p>}
          <ButtonLink to={to} size="large" className="mt-8">
            {action.label}
          </ButtonLink>
        </div>
        {figure && (
          <div className="relative h-56 md:col-span-5 md:h-full md:min-h-96">
            <FigurePrint
              figure={figure}
              className="absolute start-1/2 top-0 w-[30rem] max-w-none -translate-x-1/2 md:start-4 md:top-1/2 md:w-[36rem] md:translate-x-0 md:-translate-y-1/2"
            />
          </div>
        )}
      </div>
    </section>
  )
}
