import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { beatPath } from '#app/features/site/healthcare/trace.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { once } from '#app/ui/once.ts'
import { healthcare } from '#content/solutions/healthcare.ts'
import './line-diagram.css'

/** The one link on which a record may have to wait. */
const waiting = 1
const span = 200
const beats = once(() =>
  [0.24, 0.36, 0.46, 0.36].map((strength, index) => ({
    path: beatPath(span, strength, index * span),
    waits: index === waiting,
  })),
)

function Line() {
  return (
    <svg
      viewBox="0 -80 1100 160"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="hidden h-36 w-full overflow-visible text-vermilion lg:col-span-full lg:row-start-2 lg:block"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M-2000 0H0M800 0H4000" vectorEffect="non-scaling-stroke" />
      {beats().map(({ path, waits }) => (
        <path
          key={path}
          d={path}
          vectorEffect="non-scaling-stroke"
          strokeDasharray={waits ? '0.1 6' : undefined}
          strokeLinecap={waits ? 'round' : undefined}
        />
      ))}
    </svg>
  )
}

const uprightBeat = once(() => beatPath(84, 0.2, 0, 32))

/** On narrow screens the line runs down the page, with a beat between two places. */
function UprightBeat({ waits }: { waits: boolean }) {
  return (
    <svg
      viewBox="-10 0 60 84"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="station-beat text-vermilion"
    >
      <path d="M0 0V84" stroke="var(--color-plate)" strokeWidth="4" />
      <path
        d={uprightBeat()}
        transform="rotate(90)"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={waits ? '0.1 5' : undefined}
        strokeLinecap={waits ? 'round' : undefined}
      />
    </svg>
  )
}

function Legend() {
  const copy = usePageCopy(healthcare)
  const { line } = copy
  return (
    <ul className="mt-8 flex flex-col flex-wrap gap-x-10 gap-y-2 text-small text-ink-muted sm:flex-row">
      <li className="flex items-center gap-3">
        <span aria-hidden="true" className="w-10 shrink-0 border-t-2 border-vermilion" />
        {line.solid}
      </li>
      <li className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="w-10 shrink-0 border-t-3 border-dotted border-vermilion"
        />
        {line.dotted}
      </li>
    </ul>
  )
}

export function LineDiagram() {
  const copy = usePageCopy(healthcare)
  const { line } = copy
  return (
    <section
      id="line"
      aria-labelledby="line-title"
      data-theme="dark"
      className="bg-plate overflow-x-clip py-16 text-ink md:py-24"
    >
      <div className="frame">
        <MrzLine text={line.mrz} className="mb-6" />
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-12">
          <h2 id="line-title" className="display text-title md:col-span-6">
            {line.title}
          </h2>
          <div className="md:col-span-6">
            <p className="max-w-[56ch] text-lead">{line.text}</p>
            <Legend />
          </div>
        </div>
        <div className="mt-12 lg:mt-16 lg:grid lg:grid-cols-11">
          <Line />
          <ol className="lg:contents">
            {line.stations.map((station, index) => (
              <li key={index} className="station" data-waits={index === waiting || undefined}>
                <span aria-hidden="true" className="station-dot" />
                {index < line.stations.length - 1 && <UprightBeat waits={index === waiting} />}
                <p aria-hidden="true" className="label text-ink-muted">
                  {index + 1}
                </p>
                <h3 className="headline text-heading">{station.title}</h3>
                <p className="mt-2 max-w-[56ch]">{station.text}</p>
                <dl className="mt-4 grid gap-x-4 gap-y-3 text-small sm:grid-cols-2">
                  <div>
                    <dt className="label text-ink-muted">{line.sends}</dt>
                    <dd className="mt-1">{station.sends}</dd>
                  </div>
                  <div>
                    <dt className="label text-ink-muted">{line.offline}</dt>
                    <dd className="mt-1">{station.offline}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
