import {
  borderX,
  depth,
  edgePath,
  relief,
  sectionHeight,
  sectionWidth,
  strataCount,
  stratumPath,
  type Texture,
  textures,
} from './strata.ts'

const looks: Record<Texture, { stroke: string; width: number; dash?: string }> = {
  open: { stroke: 'var(--color-blue)', width: 0.8 },
  braid: { stroke: 'var(--color-ink)', width: 0.6 },
  dense: { stroke: 'var(--color-ink)', width: 0.8 },
  vein: { stroke: 'var(--color-vermilion)', width: 0.9 },
  broken: { stroke: 'var(--color-ochre)', width: 1.6, dash: '34 7 12 7' },
}

const fixed = { vectorEffect: 'non-scaling-stroke' } as const

/** One stratum with its upper edge; other drawings of the page refer to it. */
function Stratum({ stratum, texture }: { stratum: number; texture: Texture }) {
  const { stroke, width, dash } = looks[texture]
  return (
    <g id={`stratum-${stratum}`} fill="none" stroke={stroke} strokeWidth={width}>
      <path d={stratumPath(stratum)} strokeDasharray={dash} {...fixed} />
      {stratum === 0 && <path d={stratumPath(0, borderX, sectionWidth, 3)} {...fixed} />}
      {stratum === 1 && (
        <path
          d={stratumPath(1, borderX, sectionWidth, 4)}
          stroke={looks.open.stroke}
          strokeDasharray="2 6"
          {...fixed}
        />
      )}
      <path d={edgePath(stratum)} stroke="var(--color-ink)" strokeWidth="1.6" {...fixed} />
    </g>
  )
}

function Border() {
  return (
    <path
      d={`M${borderX} 0V${sectionHeight}`}
      stroke="var(--color-ink)"
      strokeWidth="2"
      strokeDasharray="16 5 3 5"
      {...fixed}
    />
  )
}

type DrawingProps = { className?: string }

export function SectionDrawing({ className }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${sectionWidth} ${sectionHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {textures.map((texture, stratum) => (
        <Stratum key={texture} stratum={stratum} texture={texture} />
      ))}
      <Border />
      <path d={`M0.5 ${relief - 60}V${sectionHeight}`} stroke="var(--color-ink)" {...fixed} />
    </svg>
  )
}

/** One stratum of the section that is already on the page, up to the border or beyond it. */
export function SectionStrip({
  stratum,
  inside = false,
  className,
}: DrawingProps & { stratum: number; inside?: boolean }) {
  const top = stratum === 0 ? 0 : relief + stratum * depth - 26
  const bottom = relief + (stratum + 1) * depth + (stratum + 1 === strataCount ? 0 : 22)
  return (
    <svg
      viewBox={`0 ${top} ${inside ? borderX : sectionWidth} ${bottom - top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <use href={`#stratum-${stratum}`} />
      {!inside && <Border />}
    </svg>
  )
}
