import { after, before, comb, gateX, type Stream, streams } from './flow.ts'

const tones: Record<Stream['id'], string> = {
  proposed: 'var(--color-verdigris)',
  referred: 'var(--color-ochre)',
  alone: 'var(--color-vermilion)',
}

/** Drawn once; the phone turns it so that the cases fall from above. */
function Flow() {
  return (
    <g id="gate-flow" strokeWidth="1" fill="none">
      {streams.map(({ id }, index) => (
        <path
          key={id}
          d={before(index)}
          stroke="var(--color-ink)"
          opacity="0.62"
          strokeWidth="0.75"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {streams.map(({ id }, index) => (
        <path key={id} d={after(index)} stroke={tones[id]} vectorEffect="non-scaling-stroke" />
      ))}
      <path d={comb()} stroke="var(--color-ink)" vectorEffect="non-scaling-stroke" />
      <path
        d={`M${gateX - 6} 40V560M${gateX + 6} 40V560`}
        stroke="var(--color-ink)"
        strokeWidth="1.6"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}

/** Cases fall through the gate and come out in three streams. What it shows is said beside it. */
export function GateDrawing({
  upright = false,
  className,
}: {
  upright?: boolean
  className?: string
}) {
  return (
    <svg
      viewBox={upright ? '0 0 600 1000' : '0 0 1000 600'}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {upright ? <use href="#gate-flow" transform="matrix(0 1 1 0 0 0)" /> : <Flow />}
    </svg>
  )
}
