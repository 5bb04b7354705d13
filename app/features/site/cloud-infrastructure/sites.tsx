type SitesProps = { stage: 'both' | 'lost' | 'rebuilt'; className?: string }

const { PI, round, sin, cos } = Math

/** Contour lines of a hill: closed curves, the further in the rounder. */
function hill(cx: number, cy: number, seed: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const r = 92 - index * 10
    const at = (step: number) => {
      const angle = (step * PI) / 8
      const rough = 1 + (r / 92) * (0.14 * sin(2 * angle + seed) + 0.09 * sin(3 * angle + seed * 2))
      return [
        cx + index * seed * 1.6 + r * 1.25 * rough * cos(angle),
        cy + r * rough * sin(angle),
      ] as const
    }
    let path = ''
    for (let step = 0; step <= 16; step += 1) {
      const [[x, y], [fromX, fromY], [toX, toY]] = [at(step), at(step - 1), at(step + 1)]
      const [dx, dy] = [(toX - fromX) / 6, (toY - fromY) / 6]
      if (step === 0) path += `M${round(x)} ${round(y)}C${round(x + dx)} ${round(y + dy)} `
      else path += `${step > 1 ? 'S' : ''}${round(x - dx)} ${round(y - dy)} ${round(x)} ${round(y)}`
    }
    return path
  }).join('')
}

const hills = [hill(140, 120, 1.1), hill(580, 120, -1.7)]
const link = (y: number) =>
  `M300 ${120 + y * 6}C350 ${120 + y * 13} 396 ${120 + y * 13} 446 ${120 + y * 6}`
const lines = [-4, -3, -2, -1, 0, 1, 2, 3, 4]

/** Two sites on a map. In the first drawing the hills are drawn, the others refer to them. */
export function Sites({ stage, className }: SitesProps) {
  const lost = stage === 'lost'
  return (
    <svg
      viewBox="0 0 720 240"
      fill="none"
      strokeWidth="1"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {stage === 'both' && (
        <defs>
          {hills.map((path, index) => (
            <path key={path} id={`site-${index}`} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </defs>
      )}
      <use
        href="#site-0"
        stroke={lost ? 'var(--color-line-strong)' : 'var(--color-ink)'}
        strokeDasharray={lost ? '2 7' : stage === 'rebuilt' ? '12 3' : undefined}
      />
      <use href="#site-1" stroke="var(--color-ink)" />
      {!lost && (
        <path
          d={lines.map(link).join('')}
          stroke="var(--color-verdigris)"
          strokeDasharray={stage === 'rebuilt' ? '5 5' : undefined}
        />
      )}
      {lost && (
        <>
          <path
            d="M352 14L338 62L364 104L336 150L362 194L350 228"
            stroke="var(--color-vermilion)"
            strokeWidth="2"
          />
          <path
            d="M140 96V144M116 120H164"
            stroke="var(--color-vermilion)"
            strokeWidth="2"
            transform="rotate(45 140 120)"
          />
        </>
      )}
    </svg>
  )
}
