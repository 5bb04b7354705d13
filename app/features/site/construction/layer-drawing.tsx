// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import { ringMarkup } from '#app/ui/guilloche.ts'

export type LayerName = 'visit' | 'evidence' | 'check' | 'signature' | 'record'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`

const edge = range(35)
  .map((index) => {
    const x = index * 5
    const y = Math.round(1000 - (x / 173.2) * 500) / 5
    return `M${x} ${y}v8${x === 0 ? '' : `M${-x} ${y}v8`}`
  })
  .join('')
const rim = 'M-173.2 100v8L0 208l173.2-100v-8'

const plan = `${box(30, 40, 140, 120)}M30 96h84M114 40v34M114 96v64M72 96v64`
const route = 'M10 184L50 150V112L92 76L142 62V118L148 140'
const frames = range(6).map((index) => {
  const [x, y] = [22 + (index % 3) * 56, 38 + Math.floor(index / 3) * 68]
  return `${box(x, y, 44, 52)}M${x} ${y + 38}l14-14 12 10 8-6 10 8M${x + 32} ${y + 12}h4`
})
const mesh = range(15)
  .map((index) => `M${16 + index * 12} 16V184M16 ${16 + index * 12}H184`)
  .join('')
const marks = [
  [64, 52],
  [124, 88],
  [88, 136],
]
  .map(([x = 0, y = 0]) => box(x, y, 12, 12))
  .join('')
const lines = range(6)
  .map((index) => `M24 ${40 + index * 14}H${index === 5 ? 100 : 176}`)
  .join('')
const hand =
  'M32 158c10-34 24-40 22-16s-14 22-6 6 20-32 24-20-8 26 2 18 12-22 18-14 0 18 12 8 16-6 28-8'
const seal = ringMarkup(
  { radius: 54, wave: 20, lobes: 10, repeats: 5, tone: 'verdigris', width: 0.7, opacity: 1 },
  'permit',
)

/** Five plates over the same plan. Flat drawings, laid down by the view. Decorative. */
export function LayerDrawing({ id }: { id: LayerName }) {
  return (
    <svg
      viewBox="-176 -4 352 216"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="0.9"
      aria-hidden="true"
      focusable="false"
      className="relative block w-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {id !== 'record' && (
        <>
          <path d={rim} fill="var(--color-surface)" strokeWidth="1" />
          <path d={edge} strokeWidth="0.5" />
        </>
      )}
      <g transform="matrix(.866 .5 -.866 .5 0 0)">
        {id === 'record' &&
          [18, 12, 6].map((shift) => (
            <path
              key={shift}
              d={box(shift, shift, 200, 200)}
              fill="var(--color-surface)"
              strokeWidth="0.6"
            />
          ))}
        <path d={box(0, 0, 200, 200)} fill="var(--color-surface)" strokeWidth="1.2" />
        {id !== 'record' && (
          <path
            d={plan}
            stroke="var(--color-line-strong)"
            strokeWidth={id === 'visit' ? 1.6 : 0.7}
          />
        )}
        {id === 'visit' && (
          <>
            <path d={route} stroke="var(--color-vermilion)" strokeDasharray="5 4" />
            <circle cx="148" cy="142" r="7" fill="var(--color-vermilion)" stroke="none" />
          </>
        )}
        {id === 'evidence' && <path d={frames.join('')} fill="var(--color-surface)" />}
        {id === 'check' && (
          <>
            <path d={mesh} stroke="var(--color-blue)" strokeWidth="0.5" />
            <path d={marks} fill="var(--color-vermilion)" stroke="var(--color-vermilion)" />
          </>
        )}
        {id === 'signature' && (
          <>
            <path d={box(12, 12, 176, 176)} fill="var(--color-surface)" strokeWidth="0.6" />
            <path d={lines} strokeWidth="0.5" opacity="0.7" />
            <path d="M24 170H150" strokeWidth="0.6" />
            <path d={hand} stroke="var(--color-blue)" strokeWidth="1.6" />
          </>
        )}
        {id === 'record' && (
          <>
            <path d={box(10, 10, 180, 180)} strokeWidth="0.6" />
            <g transform="translate(100 100)" dangerouslySetInnerHTML={{ __html: seal }} />
          </>
        )}
      </g>
    </svg>
  )
}
