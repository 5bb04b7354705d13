// biome-ignore-all lint/security/noDangerouslySetInnerHtml: the markup is generated from numbers
import { useId } from 'react'
import { blueprint } from '#app/ui/figure-blueprint.ts'
import { figureMarkup, type Ring } from '#app/ui/guilloche.ts'
import { constructionMarkup } from '#app/ui/part-engraved.ts'

/** Other figures of the page reuse the rings drawn here by this id. */
export const blueprintFigureId = 'bp'

const recipe: readonly Ring[] = blueprint
const [core, ...outer] = recipe

/** Dimension lines along the axis, as on a workshop drawing. */
const dimensions = outer.map((ring) => ({
  radius: ring.radius,
  text: `R ${ring.radius}`,
}))

/** On phones the figure is cut off at the edge; radii beyond this one get no label. */
const narrow = 160

/** One figure in two states: construction lines on the left, engraved on the right. */
export function BlueprintFigure({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      viewBox="-340 -340 680 680"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <clipPath id={`${id}print`}>
        <path d="M92-340H340V340H-92Z" />
      </clipPath>
      <clipPath id={`${id}plan`}>
        <path d="M92-340H-340V340H-92Z" />
      </clipPath>
      <g clipPath={`url(#${id}plan)`}>
        <g dangerouslySetInnerHTML={{ __html: outer.map(constructionMarkup).join('') }} />
        <g stroke="var(--color-blue)" strokeWidth="0.7" opacity="0.8">
          <path d="M-308 0H308M0-318V318" strokeDasharray="14 4 2 4" />
          <path d="M-233-233L233 233M233-233L-233 233" strokeDasharray="2 6" />
        </g>
        <g
          fill="var(--color-blue)"
          fontFamily="var(--font-mono)"
          fontSize="9.5"
          stroke="var(--color-paper)"
          strokeWidth="4"
          paintOrder="stroke"
        >
          {dimensions.map(({ radius, text }) => (
            <text
              key={radius}
              x={-radius}
              y="-7"
              textAnchor="middle"
              className={radius > narrow ? 'max-md:hidden' : ''}
            >
              {text}
            </text>
          ))}
        </g>
        <g stroke="var(--color-blue)" strokeWidth="0.8">
          {dimensions.map(({ radius }) => (
            <path key={radius} d={`M${-radius}-4v8`} />
          ))}
        </g>
      </g>
      <g clipPath={`url(#${id}print)`}>
        {/* A string, because about a hundred <use> elements need no hydration. */}
        <g dangerouslySetInnerHTML={{ __html: figureMarkup(recipe, blueprintFigureId) }} />
      </g>
      {core && <use href={`#${blueprintFigureId}0r`} clipPath={`url(#${id}plan)`} />}
      <path d="M85-314L-85 314" stroke="var(--color-vermilion)" strokeWidth="1.2" />
    </svg>
  )
}
