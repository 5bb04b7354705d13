import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { journeyId } from '#app/features/site/evisa/evisa-hero.tsx'
import { StrandDefs, Strands } from '#app/features/site/evisa/strands.tsx'
import { evisa } from '#content/solutions/evisa.ts'

const strandId = 'strand'
type Station = (typeof evisa.journey.stations)[number]

/** The officer's decision, the one entry that no machine makes. */
const decision = 3

/** Enough repeats to reach the edge of a very wide window. */
const onwards = ['start-full', 'start-[200%]', 'start-[300%]']

const rows = ['enters', 'sees', 'hidden'] as const satisfies readonly (keyof Station)[]

function StationEntry({ station, index }: { station: Station; index: number }) {
  const { journey } = usePageCopy(evisa)
  // The file does not end at the border: its band runs off the section.
  const isLast = index === journey.stations.length - 1
  const strands = { id: strandId, count: index + 1, marked: decision }
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 lg:row-span-6 lg:grid-cols-1 lg:grid-rows-subgrid">
      <div className="relative row-[1/span_4] lg:row-auto lg:h-40">
        <Strands {...strands} upright className="absolute inset-0 size-full lg:hidden" />
        <Strands {...strands} className="absolute inset-0 size-full max-lg:hidden" />
        {isLast && (
          <>
            <Strands
              {...strands}
              full
              upright
              className="absolute inset-x-0 top-full size-full lg:hidden"
            />
            {onwards.map((place) => (
              <Strands
                key={place}
                {...strands}
                full
                className={`absolute inset-y-0 size-full max-lg:hidden ${place}`}
              />
            ))}
          </>
        )}
        <span
          aria-hidden="true"
          className={`absolute top-0 left-1/2 size-3.5 -translate-x-1/2 rounded-full border-2 bg-plate lg:top-1/2 lg:left-0 lg:-translate-y-1/2 lg:translate-x-0 ${index === decision ? 'border-vermilion' : 'border-ink'}`}
        />
      </div>
      <div className="lg:pt-6 lg:pe-5">
        <h3 className="headline -mt-1.5 text-heading lg:mt-0">{station.name}</h3>
        <p className="mt-1 text-small text-ink-muted">
          <span className="sr-only">{journey.by}: </span>
          {station.by}
        </p>
      </div>
      <p className="mt-3 lg:pe-5 lg:text-small lg:leading-relaxed">{station.happens}</p>
      <dl className="mt-5 pb-10 lg:row-span-3 lg:mt-8 lg:grid lg:grid-rows-subgrid lg:pb-0">
        {rows.map((row) => (
          <div key={row} className="border-t border-line py-3 lg:pe-5">
            <dt className="label text-ink-muted">{journey[row]}</dt>
            <dd className="mt-1 text-small">{station[row]}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** The labelled diagram: a line that gains one strand with every entry, and who sees which. */
export function EvisaJourney() {
  const { journey } = usePageCopy(evisa)
  return (
    <section
      id={journeyId}
      data-theme="dark"
      className="overflow-clip bg-plate py-20 text-ink md:py-28"
    >
      <div className="frame">
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-12">
          <h2 className="display max-w-[14ch] text-title md:col-span-7">{journey.title}</h2>
          <p className="self-end text-lead md:col-span-5">{journey.text}</p>
        </div>
        <StrandDefs id={strandId} count={journey.stations.length} />
        <ol className="mt-14 grid grid-cols-1 lg:mt-10 lg:grid-cols-6 lg:grid-rows-[repeat(6,auto)]">
          {journey.stations.map((station, index) => (
            <StationEntry key={index} station={station} index={index} />
          ))}
        </ol>
      </div>
    </section>
  )
}
