import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import {
  HealthDocument,
  ReceiptDocument,
  VisaDocument,
} from '#app/features/site/platforms/platform-documents.tsx'
import { RegisterRibbons, UprightRibbon } from '#app/features/site/platforms/register-ribbons.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { platforms } from '#content/public-sector-platforms.ts'

/** The middle of each document on the grid below. */
const falls = ['20%', '54.3%', '84.2%']

const places = ['lg:col-span-5', 'lg:col-span-3 lg:mt-24', 'lg:col-span-4 lg:mt-10']
const documents = [VisaDocument, ReceiptDocument, HealthDocument]

/** The three cards are three printed documents, fed from one engraved register. */
export function PlatformsHero() {
  const copy = usePageCopy(platforms)
  return (
    <section className="pt-10 pb-20 md:pt-16 md:pb-28">
      <div className="frame grid grid-cols-1 items-end gap-x-8 gap-y-6 lg:grid-cols-12">
        <h1 className="display max-w-[12ch] text-hero lg:col-span-7 xl:col-span-8">
          <Accented parts={copy.headline} />
        </h1>
        <p className="max-w-[48ch] text-lead text-ink-muted lg:col-span-5 xl:col-span-4">
          {copy.lead}
        </p>
      </div>
      <div className="frame relative mt-12 lg:mt-14 lg:pt-64">
        <RegisterRibbons
          falls={falls}
          className="absolute inset-x-0 top-0 h-60 w-full overflow-visible max-lg:hidden"
        />
        <UprightRibbon className="absolute -start-3 top-0 h-full lg:hidden" />
        <ul className="relative grid grid-cols-1 gap-8 ps-10 lg:grid-cols-12 lg:items-start lg:ps-0">
          {documents.map((Document, index) => (
            <li key={places[index]} className={`relative ${places[index]}`}>
              <span
                aria-hidden="true"
                className="absolute end-full top-8 h-[9px] w-5 border-y border-navy before:absolute before:inset-x-0 before:top-[3px] before:border-t before:border-navy lg:hidden"
              />
              <Document />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
