import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { trust } from '#content/trust.ts'
import { LinkedRings } from './linked-rings.tsx'

/** The chain runs from the words to the right edge. */
export function TrustHero() {
  return (
    <header className="overflow-clip border-b border-line">
      <div className="frame pt-10 pb-12 md:pt-16">
        <MrzLine text={trust.mrz} className="mb-6" />
        <div className="grid grid-cols-1 items-end gap-x-8 gap-y-6 md:grid-cols-12">
          <h1 className="display text-hero md:col-span-8">
            <Accented parts={trust.headline} />
          </h1>
          <p className="text-lead text-ink-muted md:col-span-8">{trust.lead}</p>
        </div>
        <LinkedRings className="mt-8 w-full max-w-4xl md:ms-auto md:-me-16" />
      </div>
    </header>
  )
}
