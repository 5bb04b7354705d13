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

export function EmptyState({ text, hint, action, figure = 'quiet' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-5 border border-line bg-surface px-6 py-14 text-center">
      <Guilloche figure={figure} className="size-36" />
      <p className="headline text-heading">{text}</p>
      {hint && <p className="prose-measure -mt-3 text-ink-muted">{hint}</p>}
      {action}
    </div>
  )
}
