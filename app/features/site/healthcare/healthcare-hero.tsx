import { useId } from 'react'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { beatPath, beatWidth, strandsPath } from '#app/features/site/healthcare/trace.ts'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { once } from '#app/ui/once.ts'
import { healthcare } from '#content/solutions/healthcare.ts'

const strands = once(strandsPath)
const line = once(() => beatPath())
/** How strong each beat is, from the left edge to the right. */
const strengths = [0.3, 0.4, 1, 0.5, 0.36]

/** A pulse across the whole page, drawn once as a beat and repeated. Decorative. */
function PulseTrace({ className }: { className?: string }) {
  const id = useId()
  const others = strengths.map((strength, index) => ({ strength, place: index - 2 }))
  return (
    <svg
      viewBox="-1100 -175 2200 245"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <defs>
        <g id={id}>
          <path d={strands()} stroke="var(--color-ink)" strokeWidth="0.55" opacity="0.62" />
          <path d={line()} stroke="var(--color-vermilion)" strokeWidth="2" />
        </g>
      </defs>
      {others.map(({ strength, place }) => (
        <use
          key={place}
          href={`#${id}`}
          transform={`translate(${(place - 0.5) * beatWidth} 0) scale(1 ${strength})`}
        />
      ))}
    </svg>
  )
}

export function HealthcareHero() {
  const copy = usePageCopy(healthcare)
  return (
    <section className="pt-10 md:pt-16">
      <div className="frame">
        <MrzLine text={copy.mrz} className="mb-6" />
        <h1 className="display max-w-[13ch] text-hero">
          <Accented parts={copy.headline} />
        </h1>
      </div>
      {/* On wide screens the tall beat rises beside the headline. */}
      <div className="overflow-x-clip">
        <PulseTrace className="mt-6 block h-60 w-full max-w-none md:h-[20rem] lg:-mt-40 lg:h-[27rem] lg:w-[158%]" />
      </div>
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-7 pt-6 pb-16 md:grid-cols-12 md:pb-24">
        <p className="label order-last text-ink-muted md:order-none md:col-span-3 md:pt-2 lg:col-span-4">
          {copy.trace}
        </p>
        <div className="md:col-span-8 md:col-start-5 lg:col-span-7 lg:col-start-6">
          <p className="max-w-[54ch] text-lead">{copy.lead}</p>
          <div className="mt-8 flex flex-col flex-wrap gap-3 sm:flex-row">
            <NextStepLink place="hero">{copy.action.label}</NextStepLink>
            <ButtonAnchor href="#line" size="large" variant="secondary">
              {copy.jump}
            </ButtonAnchor>
          </div>
        </div>
      </div>
    </section>
  )
}
