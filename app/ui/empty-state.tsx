import type { ReactNode } from 'react'
import type { FigureName } from '#app/ui/figures.ts'
import type { Recipe } from '#app/ui/guilloche.ts'
import { Guilloche } from '#app/ui/guilloche.tsx'

type EmptyStateProps = {
  text: string
  hint?: string
  action?: ReactNode
  figure?: FigureName | Recipe
}

/** Shown instead of an empty list: what is missing and what to do next, with a rosette cut by the edge. */
export function EmptyState({ text, hint, action, figure = 'quiet' }: EmptyStateProps) {
  return (
    <div className="border-[3px] border-double border-line-strong bg-surface">
      <div className="flex flex-col-reverse overflow-hidden sm:min-h-72 sm:flex-row">
        <div className="flex grow flex-col items-start justify-center gap-4 px-6 pt-6 pb-9 sm:px-12 sm:py-14">
          <p className="headline text-section text-balance">{text}</p>
          {hint && <p className="prose-measure text-ink-muted">{hint}</p>}
          {action && <div className="mt-2">{action}</div>}
        </div>
        <div className="relative h-36 shrink-0 overflow-hidden sm:h-auto sm:w-64 lg:w-96">
          <Guilloche
            figure={figure}
            className="absolute -end-16 top-1/2 size-72 -translate-y-1/2 sm:-end-28 sm:size-[26rem] lg:-end-20 lg:size-[30rem]"
          />
        </div>
      </div>
    </div>
  )
}
