import { blueprintFigureId } from '#app/features/leads/blueprint-figure.tsx'
import { Engraving } from '#app/ui/engraving.tsx'
import { blueprint as recipe } from '#app/ui/figure-blueprint.ts'
import { SampleOffer } from '#app/ui/sample-offer.tsx'
import { sample } from '#content/downloads.ts'

/** A Blueprint to read before asking for one, with the figure of its cover. */
export function BlueprintSample() {
  return (
    <SampleOffer copy={sample} isLarge>
      <div className="no-print border border-line-strong bg-surface md:col-span-5">
        <Engraving recipe={recipe} reuse={blueprintFigureId} engraved={2} className="w-full" />
      </div>
    </SampleOffer>
  )
}
