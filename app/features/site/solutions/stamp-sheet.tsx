import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { FigurePrint } from '#app/ui/figure-print.tsx'
import { solutions } from '#content/solutions/overview.ts'

type StampCopy = (typeof solutions.stamps)[number]
type Layout = {
  sheet: string
  print: string
  art: string
  figure: string
  words?: string
  face: string
}

/** Five formats, no two alike: how the stamp lies on the sheet and how its figure is cropped. */
const layouts: Record<StampCopy['id'], Layout> = {
  evisa: {
    sheet: 'md:col-span-12 lg:col-span-7 lg:row-span-2',
    print: 'sm:flex-row lg:flex-col',
    art: 'h-52 sm:order-2 sm:h-auto sm:w-1/2 lg:min-h-96 lg:w-full lg:grow',
    figure:
      'start-4 top-4 w-[38rem] sm:start-3 sm:top-1/2 sm:w-[60rem] sm:-translate-y-1/2 lg:start-[12%] lg:top-2 lg:w-[60rem] lg:translate-y-0',
    words: 'lg:grow-0 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-x-8 lg:p-8',
    face: 'text-hero',
  },
  governance: {
    sheet: 'md:col-span-7 lg:col-span-5',
    print: 'sm:flex-row',
    art: 'h-24 sm:order-2 sm:h-auto sm:w-28',
    figure:
      'start-1/2 top-2 w-[44rem] -translate-x-1/2 sm:start-3 sm:top-1/2 sm:w-[30rem] sm:translate-x-0 sm:-translate-y-1/2',
    face: 'text-title',
  },
  healthcare: {
    sheet: 'md:col-span-5 lg:col-span-5',
    print: 'flex-col-reverse',
    art: 'h-56 lg:h-60',
    figure: 'start-1/2 top-3 w-[34rem] -translate-x-1/2',
    face: 'text-title',
  },
  aftrlife: {
    sheet: 'md:col-span-5 lg:col-span-4',
    print: '',
    art: 'aspect-square w-full sm:aspect-[6/5]',
    figure: 'start-1/2 top-5 h-[calc(100%-1.25rem)] -translate-x-1/2',
    face: 'text-section',
  },
  construction: {
    sheet: 'md:col-span-7 lg:col-span-8',
    print: 'lg:flex-row',
    art: 'h-52 lg:h-auto lg:w-[46%]',
    figure: 'end-[-2rem] bottom-4 w-[58rem] lg:end-4 lg:bottom-[-26rem] lg:w-[76rem]',
    face: 'text-title',
  },
}

function SolutionStamp({ stamp }: { stamp: StampCopy }) {
  const copy = usePageCopy(solutions)
  const look = layouts[stamp.id]
  return (
    <li className={`perforated relative p-3.5 ${look.sheet}`}>
      <article className={`flex h-full flex-col border border-line-strong ${look.print}`}>
        <div className={`relative shrink-0 overflow-clip ${look.art}`}>
          <FigurePrint figure={stamp.id} className={`absolute max-w-none ${look.figure}`} />
        </div>
        <div className={`flex grow flex-col p-5 sm:p-6 ${look.words ?? ''}`}>
          <div>
            <h2 className="headline text-heading">{stamp.name}</h2>
            <p className="mt-2 max-w-[46ch] text-ink-muted">{stamp.subject}</p>
          </div>
          <p className="mt-5">
            <span className={`display block tabular-nums lining-nums ${look.face}`}>
              {stamp.face.value}
            </span>
            <span className="mt-1 block text-small text-ink-muted">{stamp.face.label}</span>
          </p>
          <div className="mt-auto pt-6">
            <p className="border-t border-line pt-3 text-small">
              <span className="label block text-ink-muted">{copy.whose}</span>
              <span className="mt-1 block">{stamp.whose}</span>
            </p>
            <Link
              to={stamp.path}
              className="text-link mt-3 inline-block py-1 after:absolute after:inset-0"
            >
              {stamp.link}
            </Link>
          </div>
        </div>
      </article>
    </li>
  )
}

/** The sheet lies on the plate; its stamps keep the paper of the theme. */
export function StampSheet() {
  const copy = usePageCopy(solutions)
  return (
    <ul className="grid grid-cols-1 gap-1.5 md:grid-cols-12">
      {copy.stamps.map((stamp) => (
        <SolutionStamp key={stamp.id} stamp={stamp} />
      ))}
    </ul>
  )
}
