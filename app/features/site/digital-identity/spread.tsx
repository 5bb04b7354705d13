import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { digitalIdentity } from '#content/capabilities/digital-identity.ts'

/** Before and after on the two facing pages of a passport. */
export function Spread() {
  const { change } = usePageCopy(digitalIdentity)
  return (
    <section className="frame pb-20 md:pb-28">
      <h2 className="display mx-auto max-w-[18ch] text-center text-title">{change.title}</h2>
      <div className="mt-12 border border-line-strong bg-surface md:grid md:grid-cols-2">
        {(['before', 'after'] as const).map((side) => (
          <div
            key={side}
            className={`flex flex-col p-6 sm:p-10 ${side === 'after' ? 'border-dashed border-line-strong max-md:border-t md:border-s' : ''}`}
          >
            <h3 className={`label ${side === 'after' ? 'text-vermilion' : 'text-ink-muted'}`}>
              {change[side]}
            </h3>
            <dl className="mt-4 grid grow grid-rows-[repeat(4,auto)] md:min-h-[30rem] md:grid-rows-4">
              {change.rows.map((row, index) => (
                <div key={index} className="border-t border-line py-5">
                  <dt className="text-small text-ink-muted">{row.who}</dt>
                  <dd
                    className={`headline mt-1 max-w-[36ch] text-[1.25rem] leading-snug ${side === 'before' ? 'text-ink-muted' : ''}`}
                  >
                    {row[side]}
                  </dd>
                </div>
              ))}
            </dl>
            <MrzLine text={change[side]} className="mt-6" />
          </div>
        ))}
      </div>
    </section>
  )
}
