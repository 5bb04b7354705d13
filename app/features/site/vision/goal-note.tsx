import { useId } from 'react'
import { Link } from 'react-router'
import { engravedLines } from '#app/features/site/vision/engraved-lines.ts'
import type { Recipe } from '#app/ui/guilloche.ts'
import { Guilloche } from '#app/ui/guilloche.tsx'
import type { VisionNote } from '#content/vision.ts'

type Print = {
  height: number
  size: string
  tone: string
  medallion: Recipe
  shift: number
  amplitude: number
  value: string
}

/** Every denomination has its own colour, medallion and ground, and numerals of its own size. */
const prints: readonly Print[] = [
  {
    tone: 'text-blue',
    height: 56,
    size: 'max-lg:hidden lg:w-56 xl:w-80',
    medallion: [
      { radius: 225, wave: 66, lobes: 18, repeats: 7, tone: 'blue', width: 1.5, opacity: 0.9 },
      { radius: 104, wave: 50, lobes: 12, repeats: 6, tone: 'navy', width: 1.5, opacity: 0.9 },
    ],
    shift: 0.08,
    amplitude: 14,
    value: 'text-[clamp(7rem,19vw,17rem)]',
  },
  {
    tone: 'text-verdigris',
    height: 42,
    size: 'md:w-44 lg:w-64',
    medallion: [
      { radius: 240, wave: 50, lobes: 24, repeats: 5, lace: 0.09, tone: 'verdigris', width: 1.5 },
      { radius: 120, wave: 62, lobes: 9, repeats: 8, tone: 'ochre', width: 1.4 },
    ],
    shift: -0.12,
    amplitude: 11,
    value: 'text-[clamp(5rem,13vw,12rem)]',
  },
  {
    tone: 'text-vermilion',
    height: 32,
    size: 'md:w-40 lg:w-56',
    medallion: [
      {
        radius: 220,
        wave: 72,
        lobes: 9,
        repeats: 11,
        tone: 'vermilion',
        width: 1.5,
        opacity: 0.85,
      },
      { radius: 96, wave: 46, lobes: 6, repeats: 8, tone: 'navy', width: 1.5 },
    ],
    shift: 0.17,
    amplitude: 16,
    value: 'text-[clamp(4.5rem,10vw,9.5rem)]',
  },
  {
    tone: 'text-ochre',
    height: 24,
    size: 'md:w-36 lg:w-48',
    medallion: [
      {
        radius: 236,
        wave: 34,
        lobes: 7,
        repeats: 9,
        overtone: 16,
        harmonic: 3,
        tone: 'ochre',
        width: 1.8,
      },
      {
        radius: 130,
        wave: 40,
        lobes: 5,
        repeats: 9,
        overtone: 14,
        harmonic: 3,
        tone: 'ochre',
        width: 1.8,
      },
    ],
    shift: -0.23,
    amplitude: 9,
    value: 'text-[clamp(3.75rem,8vw,7.5rem)]',
  },
]

const band = { width: 96, height: 56, pitch: 4 }

function NoteBand({ shift, amplitude, height }: Pick<Print, 'shift' | 'amplitude' | 'height'>) {
  const id = useId()
  return (
    <svg width="100%" height={height} fill="none" aria-hidden="true" focusable="false">
      <pattern id={id} width={band.width} height={band.height} patternUnits="userSpaceOnUse">
        <path
          d={engravedLines({ ...band, shift, amplitude })}
          stroke="currentColor"
          strokeWidth="0.6"
        />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}

/** A goal as a banknote: its denomination, what it promises, and whose it is. */
export function GoalNote({ note, rank }: { note: VisionNote; rank: number }) {
  const print = prints[rank]
  if (!print) return null
  return (
    <article className="border border-line-strong bg-surface p-1.5">
      <div className="border border-line">
        <div className={print.tone}>
          <NoteBand {...print} />
        </div>
        <div className="p-5 sm:p-8">
          <p className="label text-ink-muted">{note.area}</p>
          <div className="mt-5 mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
            <p>
              <span className={`display block leading-[0.82] lining-nums ${print.value}`}>
                {note.value}
              </span>
              <span className="headline mt-5 block text-heading">{note.unit}</span>
            </p>
            {note.second && (
              <p className="lg:me-auto">
                <span className="display block text-title lining-nums">{note.second.value}</span>
                <span className="headline mt-3 block text-heading">{note.second.unit}</span>
              </p>
            )}
            <Guilloche
              figure={print.medallion}
              className={`shrink-0 self-center max-md:hidden ${print.size}`}
            />
          </div>
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-3 border-t border-line pt-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <h3 className="headline text-[1.25rem] leading-snug">{note.goal}</h3>
            <div>
              <p className="max-w-[58ch] text-ink-muted">{note.meaning}</p>
              <Link to={note.path} className="text-link mt-2 inline-block py-1">
                {note.link}
              </Link>
            </div>
          </div>
        </div>
      </div>
    </article>
  )
}
