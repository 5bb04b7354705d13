// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers

import { useId } from 'react'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { LastUpdated } from '#app/features/site/legal/last-updated.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ringMarkup } from '#app/ui/guilloche.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { privacy } from '#content/legal/privacy.ts'

const keyhole = 'M-21-20A42 42 0 1 1 21-20L36 84H-36Z'
/** A wide stroke under a narrower one in the colour of the ground leaves two parallel lines. */
const echoes = [216, 196, 176, 156, 136, 116, 96, 76, 56, 36, 16]
const frame = {
  radius: 246,
  wave: 34,
  lobes: 32,
  repeats: 5,
  lace: 0.06,
  tone: 'navy',
  width: 0.7,
  opacity: 0.8,
} as const

function LockPlate({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      viewBox="-240 -300 480 600"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <g transform="scale(.8 1)" dangerouslySetInnerHTML={{ __html: ringMarkup(frame, id) }} />
      <g strokeLinejoin="round" transform="translate(0 6)">
        {echoes.flatMap((width) => [
          <path key={width} d={keyhole} stroke="var(--color-navy)" strokeWidth={width} />,
          <path
            key={width - 1.6}
            d={keyhole}
            stroke="var(--color-plate)"
            strokeWidth={width - 1.6}
          />,
        ])}
        <path
          d={keyhole}
          fill="var(--color-plate)"
          stroke="var(--color-vermilion)"
          strokeWidth="2.4"
        />
      </g>
    </svg>
  )
}

/** A lock plate on the navy ground. */
export function PrivacyOpening({ today }: { today: string }) {
  const copy = usePageCopy(privacy)
  return (
    <div data-theme="dark" className="bg-plate overflow-clip text-ink">
      <div className="frame grid grid-cols-1 items-center gap-x-8 gap-y-4 pt-14 md:grid-cols-12 md:py-12">
        <div className="md:col-span-7">
          <MrzLine text={copy.mrz} className="mb-8" />
          <h1 className="display text-hero">
            <Accented parts={copy.headline} />
          </h1>
          <p className="mt-6 max-w-[46ch] text-lead">{copy.lead}</p>
          <LastUpdated today={today} className="mt-8 text-ink-muted" />
        </div>
        <LockPlate className="no-print -mb-16 w-64 justify-self-center md:col-span-5 md:mb-0 md:w-full md:max-w-sm" />
      </div>
    </div>
  )
}
