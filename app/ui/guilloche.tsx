import { Engraving, type EngravingProps } from '#app/ui/engraving.tsx'
import { type FigureName, figures } from '#app/ui/figures.ts'
import type { Recipe } from '#app/ui/guilloche.ts'

type GuillocheProps = Omit<EngravingProps, 'recipe'> & {
  /** The name of a figure, or a recipe. */
  figure: FigureName | Recipe
}

/** An engraving by the name of its figure. It brings all figures: a page that has one passes its recipe. */
export function Guilloche({ figure, ...props }: GuillocheProps) {
  const recipe: Recipe = typeof figure === 'string' ? figures[figure] : figure
  return <Engraving {...props} recipe={recipe} />
}
