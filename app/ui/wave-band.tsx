import { useId } from 'react'

const width = 240
const height = 40

function wavePath(weight: number, phase: number): string {
  const segments = 8
  const step = width / segments
  const at = (x: number) => {
    const t = (2 * Math.PI * x) / width
    return height / 2 + 15 * weight * Math.sin(t) + 3.5 * Math.sin(2 * t + phase)
  }
  const slope = (x: number) => ((at(x + 0.01) - at(x - 0.01)) / 0.02) * (step / 3)
  const fixed = (value: number) => String(Math.round(value * 10) / 10)
  let path = `M0 ${fixed(at(0))}C`
  for (let index = 0; index < segments; index += 1) {
    const from = index * step
    const to = from + step
    path += `${fixed(from + step / 3)} ${fixed(at(from) + slope(from))} ${fixed(to - step / 3)} ${fixed(at(to) - slope(to))} ${fixed(to)} ${fixed(at(to))} `
  }
  return path.trimEnd()
}

const curves = Array.from({ length: 13 }, (_, index) => {
  return wavePath(Math.cos((Math.PI * index) / 12), (Math.PI * index) / 6)
}).join('')

/** The pattern's id on pages that draw it once and use it again. */
const sharedId = 'wave-band'

type WaveBandProps = {
  className?: string
  /**
   * `own`: contains its pattern. `first`: contains the pattern that the page shares. `again`: refers to
   * it.
   */
  pattern?: 'own' | 'first' | 'again'
}

/** A band of superposed sine waves, as wide as its container. Decorative. */
export function WaveBand({ className, pattern = 'own' }: WaveBandProps) {
  const ownId = useId()
  const id = pattern === 'own' ? ownId : sharedId
  return (
    <svg
      width="100%"
      height={height}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className ?? 'block text-line-strong'}
    >
      {pattern !== 'again' && (
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={curves} stroke="var(--color-line-strong)" strokeWidth="0.5" opacity="0.7" />
        </pattern>
      )}
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}
