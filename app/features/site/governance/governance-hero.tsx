import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { LedgerPage } from '#app/features/site/governance/ledger-page.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { siteMap } from '#content/site-map.ts'
import { governance } from '#content/solutions/governance.ts'

/** The head of an account book: what it is about, then the page itself, as wide as the window. */
export function GovernanceHero() {
  const copy = usePageCopy(governance)
  return (
    <>
      <section className="frame grid grid-cols-1 gap-x-8 gap-y-7 pt-10 pb-12 md:grid-cols-12 md:pt-16 md:pb-16">
        <MrzLine text={copy.mrz} className="md:col-span-12" />
        <div className="md:col-span-8">
          <p className="label mb-4">{siteMap['/solutions/governance'].name}</p>
          <h1 className="display max-w-[13ch] text-hero">
            <Accented parts={copy.headline} />
          </h1>
        </div>
        <div className="self-end md:col-span-4">
          <p className="max-w-[48ch] text-ink-muted">{copy.lead}</p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row md:flex-col md:items-start">
            <NextStepLink place="hero">{copy.action.label}</NextStepLink>
            <ButtonAnchor href="#declaration" size="large" variant="secondary">
              {copy.secondary}
            </ButtonAnchor>
          </div>
        </div>
      </section>
      <LedgerPage />
    </>
  )
}
