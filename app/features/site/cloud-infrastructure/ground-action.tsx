import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { cloudInfrastructure } from '#content/capabilities/cloud-infrastructure.ts'
import { SectionStrip } from './section-drawing.tsx'

/** The page ends where the section does: on the ground. */
export function GroundAction() {
  const { action } = usePageCopy(cloudInfrastructure)
  return (
    <section data-theme="dark" className="bg-plate overflow-clip pt-16 text-ink md:pt-24">
      <div className="frame grid grid-cols-1 items-end gap-x-8 gap-y-8 md:grid-cols-12">
        <h2 className="display text-title md:col-span-6">{action.title}</h2>
        <div className="md:col-span-5 md:col-start-8">
          <p className="max-w-[52ch] text-lead text-ink-muted">{action.text}</p>
          <NextStepLink className="mt-6">{action.label}</NextStepLink>
        </div>
      </div>
      <SectionStrip stratum={3} inside className="mt-12 block h-28 w-full md:h-36" />
      <SectionStrip stratum={4} inside className="-mt-4 block h-28 w-full md:-mt-8 md:h-36" />
    </section>
  )
}
