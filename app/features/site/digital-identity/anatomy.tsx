import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { digitalIdentity } from '#content/capabilities/digital-identity.ts'
import { Layer } from './layers.tsx'

const gap = 122
const height = 180 + gap * (digitalIdentity.anatomy.layers.length - 1)

/** The height of a layer's left or right corner, where its leader begins. */
const leader = (index: number) => ({
  top: `${((90 + index * gap + (index % 2 === 0 ? -9 : 9)) / height) * 100}%`,
})

/** All layers above each other, lifted apart along dashed lines. */
function Exploded() {
  const { anatomy } = usePageCopy(digitalIdentity)
  const bottom = height - 90
  return (
    <svg
      viewBox={`-215 -90 430 ${height}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="mx-auto hidden w-full lg:block"
    >
      <path
        d={`M-203-9V${bottom - 99}M203 9V${bottom - 81}M59 81V${bottom - 10}`}
        stroke="var(--color-line-strong)"
        strokeDasharray="3 5"
      />
      {anatomy.layers
        .map((layer, index) => (
          <g key={layer.id} transform={`translate(0 ${index * gap})`}>
            <Layer id={layer.id} />
          </g>
        ))
        .reverse()}
      <g fill="var(--color-vermilion)">
        {anatomy.layers.map((layer, index) => (
          <circle
            key={layer.id}
            cx={index % 2 === 0 ? -203 : 203}
            cy={index * gap + (index % 2 === 0 ? -9 : 9)}
            r="3.5"
          />
        ))}
      </g>
    </svg>
  )
}

/** A credential taken apart; on the phone each layer lies beside its own words. */
export function Anatomy() {
  const { anatomy } = usePageCopy(digitalIdentity)
  return (
    <div className="relative lg:grid lg:grid-cols-12 lg:gap-x-8">
      <div className="lg:col-span-6 lg:col-start-4">
        <Exploded />
      </div>
      <ol>
        {anatomy.layers.map((layer, index) => (
          <li
            key={layer.id}
            style={leader(index)}
            className={`grid grid-cols-1 items-center gap-x-8 gap-y-4 border-t border-line py-6 sm:grid-cols-2 lg:absolute lg:block lg:w-[calc(25%+0.5rem)] lg:border-ink lg:py-4 ${index % 2 === 0 ? 'lg:start-0 lg:pe-8' : 'lg:end-0 lg:ps-8'}`}
          >
            <svg
              viewBox="-210 -88 420 176"
              aria-hidden="true"
              focusable="false"
              className="w-full lg:hidden"
            >
              <use href={`#layer-${layer.id}`} />
            </svg>
            <div>
              <h3 className="headline text-heading">{layer.title}</h3>
              <p className="mt-1 text-small text-ink-muted">{layer.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
