import sheetUrl from '#app/ui/figures.svg?url'
import type { FigureName } from '#app/ui/figures.ts'

export type PrintedFigure = Exclude<FigureName, 'home' | 'seal'>

/** A figure as an image, for all but the first view, where it would make the document larger. */
export function FigurePrint({ figure, className }: { figure: PrintedFigure; className?: string }) {
  return (
    <img
      src={`${sheetUrl}#${figure}`}
      alt=""
      width={600}
      height={600}
      loading="lazy"
      decoding="async"
      className={`aspect-square h-auto ${className ?? ''}`}
    />
  )
}
