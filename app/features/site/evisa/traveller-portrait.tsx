// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import { useId } from 'react'
import { lines, outlines } from '#app/features/site/evisa/portrait-lines.ts'
import { evisa as figure } from '#app/ui/figure-evisa.ts'
import { figureMarkup } from '#app/ui/guilloche.ts'

type Part = keyof typeof outlines
type Line = keyof typeof lines

const frame = [{ ...figure[0], lace: 0.05, width: 0.65 }]

type TravellerPortraitProps = {
  label: string
  /** Without the frame of turned lines, for small places. */
  plain?: boolean
  className?: string
}

/** A traveller as banknotes show a head of state: an oval of ruled lines in a turned frame. */
export function TravellerPortrait({ label, plain = false, className }: TravellerPortraitProps) {
  const id = useId()
  const within = (part: Part) => `url(#${id}${part})`
  const engrave = (part: Part, line: Line, width: number, shade?: Part) => (
    <>
      <path d={outlines[part]} fill="var(--color-surface)" strokeWidth="0.8" />
      <g clipPath={within(part)}>
        <path d={lines[line]} strokeWidth={width} />
        {shade && (
          <g clipPath={within(shade)}>
            <path d={lines.shade} strokeWidth="1" />
            <path d={lines[line]} strokeWidth="1.3" />
          </g>
        )}
      </g>
    </>
  )
  const half = (
    <>
      {engrave('coat', 'coat', 1.4)}
      {engrave('lapel', 'lapel', 0.8)}
    </>
  )
  return (
    <svg
      viewBox={plain ? '-156 -192 312 384' : '-240 -292 480 584'}
      fill="none"
      role="img"
      aria-label={label}
      className={className}
    >
      {Object.entries(outlines).map(([part, outline]) => (
        <clipPath key={part} id={`${id}${part}`}>
          <path d={outline} />
        </clipPath>
      ))}
      {!plain && (
        <g
          transform="scale(.8 1)"
          dangerouslySetInnerHTML={{ __html: figureMarkup(frame, `${id}f`) }}
        />
      )}
      <g transform="scale(.94)" stroke="var(--color-navy)">
        <g clipPath={within('oval')}>
          <path d={lines.ground} strokeWidth="0.5" opacity="0.75" />
          <path d={outlines.blouse} fill="var(--color-surface)" />
          {engrave('neck', 'skin', 0.7, 'neckShade')}
          {half}
          <g transform="scale(-1 1)">{half}</g>
          {engrave('head', 'skin', 0.7, 'headShade')}
          {engrave('hair', 'hair', 1.7)}
        </g>
        <path d={outlines.oval} strokeWidth="1" />
      </g>
    </svg>
  )
}
