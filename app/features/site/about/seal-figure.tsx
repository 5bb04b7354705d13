// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import { figureMarkup, type Recipe } from '#app/ui/guilloche.ts'

/** One ring for each value, from the outside in, with a clear gap between neighbours. */
const rings = [
  { radius: 262, wave: 26, lobes: 28, repeats: 6, lace: 0.1, tone: 'navy', width: 0.6 },
  { radius: 205, wave: 24, lobes: 14, repeats: 5, tone: 'blue', width: 0.8 },
  {
    radius: 150,
    wave: 18,
    lobes: 18,
    repeats: 6,
    overtone: 8,
    tone: 'verdigris',
    width: 0.7,
    opacity: 0.85,
  },
  { radius: 98, wave: 22, lobes: 7, repeats: 12, tone: 'ochre', width: 0.6, opacity: 0.85 },
  { radius: 45, wave: 22, lobes: 8, repeats: 8, tone: 'vermilion', width: 0.7, opacity: 0.9 },
] as const satisfies Recipe

/** Where a line leaves its ring, where it turns, and the row of the list it runs to. */
const leaders = [
  { from: [105, -240], row: -240 },
  { from: [166, -120], row: -120 },
  { from: [150, 0], row: 0 },
  { from: [85, 49], turn: [208, 120], row: 120 },
  { from: [23, 39], turn: [139, 240], row: 240 },
] as const

const path = (leader: (typeof leaders)[number]) =>
  `M${leader.from.join(' ')}${'turn' in leader ? `L${leader.turn.join(' ')}` : ''}H388`

/** Left of its frame the seal runs on as far as the page does. */
export function SealFigure({ label, className }: { label: string; className?: string }) {
  return (
    <svg
      viewBox="-60 -300 480 600"
      fill="none"
      role="img"
      aria-label={label}
      className={className}
      overflow="visible"
    >
      {/* A string, because some hundred <use> elements need no hydration. */}
      <g dangerouslySetInnerHTML={{ __html: figureMarkup(rings, 'seal') }} />
      {leaders.map((leader, index) => (
        <g key={leader.row}>
          <path d={path(leader)} stroke="var(--color-paper)" strokeWidth="7" />
          <path d={path(leader)} stroke="var(--color-ink)" />
          <path d={`M388 ${leader.row}h32`} stroke="var(--color-ink)" className="max-lg:hidden" />
          <circle
            cx={leader.from[0]}
            cy={leader.from[1]}
            r="5"
            fill="var(--color-paper)"
            stroke="var(--color-ink)"
            strokeWidth="1.5"
          />
          <text
            x="404"
            y={leader.row + 6}
            fontSize="18"
            fontFamily="var(--font-mono)"
            fill="var(--color-ink)"
            className="lg:hidden"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
