// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import { useId } from 'react'
import type { Recipe } from '#app/ui/guilloche.ts'
import { partMarkup } from '#app/ui/part-engraved.ts'

export type EngravingProps = {
  recipe: Recipe
  /** How many rings, from the first, are printed; the others show as construction lines. */
  engraved?: number
  turning?: boolean
  /** The id of a complete figure of the same recipe elsewhere on the page, to draw it only once. */
  reuse?: string
  className?: string
}

/** Decorative line art in the theme's colours, never placed under text. */
export function Engraving({ recipe, engraved, turning = false, reuse, className }: EngravingProps) {
  const ownId = useId()
  return (
    <svg
      viewBox="-300 -300 600 600"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={turning ? `turning ${className ?? ''}` : className}
    >
      <g
        // A string, because several hundred <use> elements need no hydration.
        dangerouslySetInnerHTML={{
          __html: partMarkup(recipe, reuse ?? ownId, { engraved, reuse: reuse !== undefined }),
        }}
      />
    </svg>
  )
}
