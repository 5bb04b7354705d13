import { blueprintFigureId } from '#app/features/leads/blueprint-figure.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Engraving } from '#app/ui/engraving.tsx'
import { blueprint as recipe } from '#app/ui/figure-blueprint.ts'
import { sample } from '#content/downloads.ts'

/** A Blueprint to read before asking for one, with the figure of its cover. */
export function BlueprintSample() {
  return (
    <section
      aria-labelledby="sample"
      className="frame grid grid-cols-1 items-center gap-x-8 gap-y-10 py-16 md:grid-cols-12 md:py-24"
    >
      <div className="md:col-span-7">
        <h2 id="sample" className="display text-title">
          {sample.title}
        </h2>
        <p className="mt-5 max-w-[46ch] text-lead text-ink-muted">{sample.text}</p>
        <ButtonAnchor href={sample.to} size="large" variant="secondary" className="mt-8">
          {sample.label}
        </ButtonAnchor>
        <p className="mt-3 text-small text-ink-muted">{sample.note}</p>
      </div>
      <div className="no-print border border-line-strong bg-surface md:col-span-5">
        <Engraving recipe={recipe} reuse={blueprintFigureId} engraved={2} className="w-full" />
      </div>
    </section>
  )
}
