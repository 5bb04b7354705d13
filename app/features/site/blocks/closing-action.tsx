import type { ComponentProps } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { type LayoutData, pageTextsRoute } from '#app/features/page-copy/page-copy.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FigurePrint, type PrintedFigure } from '#app/ui/figure-print.tsx'
import type { ActionCopy } from '#content/page-copy.ts'

type ClosingActionProps = {
  action: ActionCopy
  figure?: PrintedFigure
  /** `plate`: on the navy ground. `line`: between two rules, without a figure. */
  layout?: 'plate' | 'line'
}

/** The one thing to do next, at the foot of a page. */
export function ClosingAction({ action, figure, layout = 'plate' }: ClosingActionProps) {
  if (layout === 'line') {
    return (
      <section className="frame py-16 md:py-24">
        <div className="grid grid-cols-1 items-end gap-x-8 gap-y-6 border-y border-ink py-10 md:grid-cols-12">
          <div className="md:col-span-8">
            <h2 className="display text-title">{action.title}</h2>
            {action.text && <p className="mt-4 max-w-[56ch] text-ink-muted">{action.text}</p>}
          </div>
          <div className="md:col-span-4 md:text-end">
            <NextStepLink>{action.label}</NextStepLink>
            <OtherWay other={action.other} />
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
          <NextStepLink className="mt-8">{action.label}</NextStepLink>
          <OtherWay other={action.other} />
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

/** A second way, set as a plain link. */
export function OtherWay({ other }: Pick<ActionCopy, 'other'>) {
  return (
    other && (
      <p className="mt-3">
        <Link to={other.to} prefetch="intent" viewTransition className="text-link">
          {other.label}
        </Link>
      </p>
    )
  )
}

type NextStepLinkProps = Pick<
  ComponentProps<typeof ButtonLink>,
  'children' | 'className' | 'prefetch'
> & {
  /** `closing`: at the foot of a page, once. `hero`: the same step again, above. */
  place?: 'closing' | 'hero'
}

/**
 * The one next step of a page. It leads where the table in `app/content/en/page-steps.ts` says; a
 * preview in the panel has no row there.
 */
export function NextStepLink({ place = 'closing', ...props }: NextStepLinkProps) {
  const to = useRouteLoaderData<LayoutData>(pageTextsRoute)?.next ?? '/contact'
  return <ButtonLink viewTransition to={to} size="large" data-next-step={place} {...props} />
}
