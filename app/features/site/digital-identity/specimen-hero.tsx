import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { digitalIdentity } from '#content/capabilities/digital-identity.ts'
import { Anatomy } from './anatomy.tsx'

/** The page opens as a specimen sheet: a frame, a name, and the object taken apart. */
export function SpecimenHero() {
  const copy = usePageCopy(digitalIdentity)
  const { sheet, anatomy } = copy
  return (
    <section className="frame py-6 md:py-10">
      <div className="border border-line-strong bg-surface p-1.5">
        <div className="border border-line px-4 pt-4 pb-10 sm:px-8 lg:px-10">
          <div className="label flex flex-wrap justify-between gap-x-6 gap-y-1 text-ink-muted">
            <p>{sheet.name}</p>
            <p>{sheet.note}</p>
          </div>
          <div className="mx-auto max-w-[60rem] pt-12 text-center md:pt-20">
            <h1 className="display text-hero">
              <Accented parts={copy.headline} />
            </h1>
            <p className="mx-auto mt-7 max-w-[56ch] text-lead text-ink-muted">{copy.lead}</p>
            <NextStepLink place="hero" className="mt-8">
              {copy.primary}
            </NextStepLink>
          </div>
          <h2 className="label mt-16 mb-6 text-center text-ink lg:mb-10">{anatomy.title}</h2>
          <Anatomy />
          <MrzLine text={copy.mrz} className="mt-10 border-t border-line pt-4 md:text-center" />
        </div>
      </div>
    </section>
  )
}
