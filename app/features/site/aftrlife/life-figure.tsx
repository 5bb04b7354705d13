import { decidedPath, yearsPath } from '#app/features/site/aftrlife/life-rings.ts'
import { once } from '#app/ui/once.ts'

const years = once(yearsPath)
const id = 'life'
/** Half the width of the core, in the units of the figure. */
const core = 67

/** The whole figure, drawn once; the core below refers to it. Decorative. */
export function LifeFigure({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-585 -590 1170 1040"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
      stroke="var(--color-ink)"
    >
      <defs>
        <path id={id} d={years()} vectorEffect="non-scaling-stroke" />
      </defs>
      <use href={`#${id}`} strokeWidth="0.8" opacity="0.9" />
      <g className="hidden sm:block" strokeWidth="0.5">
        <use href={`#${id}`} transform="scale(1.006)" opacity="0.6" />
        <use href={`#${id}`} transform="scale(1.012)" opacity="0.5" />
        <use href={`#${id}`} transform="scale(0.988)" opacity="0.35" />
      </g>
      <path
        d={decidedPath()}
        stroke="var(--color-vermilion)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <path
        className="hidden md:block"
        d={`M${-core} 450V0H${core}V450`}
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** A core taken from the figure, from its centre to its rim, stretched to the height of its place. */
export function LifeCore({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`${-core} 0 ${2 * core} 445`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
      stroke="var(--color-ink)"
      strokeWidth="0.8"
    >
      <use href={`#${id}`} opacity="0.9" />
      <use href={`#${id}`} transform="scale(1.012)" strokeWidth="0.5" opacity="0.55" />
      <use href={`#${id}`} transform="scale(0.988)" strokeWidth="0.5" opacity="0.4" />
      <path
        d={decidedPath()}
        stroke="var(--color-vermilion)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The one ring that was decided. Decorative. */
export function DecidedRing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-240 -260 490 470"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path
        d={decidedPath()}
        stroke="var(--color-vermilion)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
