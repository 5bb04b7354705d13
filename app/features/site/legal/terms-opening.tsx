import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { LastUpdated } from '#app/features/site/legal/last-updated.tsx'
import { signaturePath, underline } from '#app/features/site/legal/signature.ts'
import { Accented } from '#app/ui/accented.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { company } from '#content/company.ts'
import { terms } from '#content/legal/terms.ts'

const written = signaturePath()

/** Signed at the foot, as agreements are; the line to sign on is microprint. */
export function TermsOpening({ today }: { today: string }) {
  const copy = usePageCopy(terms)
  return (
    <div className="frame pt-12 md:pt-16">
      <MrzLine text={copy.mrz} className="mb-8" />
      <h1 className="display text-hero">
        <Accented parts={copy.headline} />
      </h1>
      <div className="mt-6 grid grid-cols-1 items-end gap-x-8 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-5">
          <p className="max-w-[44ch] text-lead text-ink-muted">{copy.lead}</p>
          <LastUpdated today={today} className="mt-6 text-ink-muted" />
        </div>
        <div aria-hidden="true" className="no-print md:col-span-7">
          <svg
            viewBox="0 0 780 240"
            fill="none"
            aria-hidden="true"
            focusable="false"
            className="-mb-4 w-full"
          >
            <g stroke="var(--color-blue)" strokeLinecap="round">
              <path d={written} strokeWidth="2.8" />
              <path d={underline} strokeWidth="1.8" />
            </g>
          </svg>
          <Microtext text={company.name} className="block text-ink" />
        </div>
      </div>
    </div>
  )
}
