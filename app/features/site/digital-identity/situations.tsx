import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { digitalIdentity } from '#content/capabilities/digital-identity.ts'

const hatch =
  'repeating-linear-gradient(115deg, var(--color-line-strong) 0 1px, transparent 1px 4px)'

function Place({ place }: { place: (typeof digitalIdentity.situations.places)[number] }) {
  const { situations } = usePageCopy(digitalIdentity)
  const shown: readonly string[] = place.shown
  return (
    <li className="flex flex-col lg:row-span-5 lg:grid lg:grid-rows-subgrid">
      <h3 className="headline text-section">{place.title}</h3>
      <p className="mt-2 mb-5 text-ink-muted">{place.asks}</p>
      <dl className="rounded-paper border border-line-strong p-5">
        {situations.fields.map((field) => {
          const visible = shown.includes(field.id)
          return (
            <div
              key={field.id}
              className="grid min-h-11 grid-cols-[minmax(0,4fr)_minmax(0,5fr)] items-center gap-4 border-b border-line py-1.5 last:border-b-0"
            >
              <dt className={`text-small ${visible ? 'text-ink' : 'text-ink-muted'}`}>
                {field.label}
              </dt>
              {visible ? (
                <dd className="font-mono text-small">{field.value}</dd>
              ) : (
                <dd className="h-5" style={{ backgroundImage: hatch }}>
                  <span className="sr-only">{situations.keptBack}</span>
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <p className="label mt-6 text-ink-muted">{situations.keeps}</p>
      <p className="mt-2 max-w-[44ch] text-small">{place.kept}</p>
    </li>
  )
}

/** One credential three times, with less and less of it kept back. */
export function Situations() {
  const { situations } = usePageCopy(digitalIdentity)
  return (
    <section data-theme="dark" className="bg-plate py-20 text-ink md:py-28">
      <div className="frame">
        <h2 className="display text-title">{situations.title}</h2>
        <p className="mt-4 max-w-[56ch] text-lead text-ink-muted">{situations.text}</p>
        <ul className="mt-14 grid grid-cols-1 gap-x-8 gap-y-16 lg:grid-cols-3 lg:gap-y-0">
          {situations.places.map((place) => (
            <Place key={place.id} place={place} />
          ))}
        </ul>
      </div>
    </section>
  )
}
