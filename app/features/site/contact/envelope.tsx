import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Cancellation } from '#app/features/site/contact/cancellation.tsx'
import { PlaceSign, Postage } from '#app/features/site/contact/postage.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'

/** The stripes of an air-mail letter. */
const stripes = {
  background:
    'repeating-linear-gradient(-45deg, var(--color-vermilion) 0 1rem, transparent 1rem 2rem, var(--color-blue) 2rem 3rem, transparent 3rem 4rem)',
}

function Addresses() {
  const copy = usePageCopy(contact)
  const { offices } = copy
  return (
    <section
      aria-labelledby="offices"
      className="grid grid-cols-1 gap-x-8 gap-y-8 border-t border-ink pt-6 sm:grid-cols-2 lg:grid-cols-12"
    >
      <div className="sm:col-span-2 lg:col-span-4">
        <h2 id="offices" className="headline text-heading">
          {offices.title}
        </h2>
        <p className="mt-2 max-w-[40ch] text-ink-muted">{offices.text}</p>
        <p className="mt-4">
          <span className="label block text-ink-muted">{offices.mailbox}</span>
          <a href={`mailto:${company.mailbox}`} className="text-link inline-block py-1 text-lead">
            {company.mailbox}
          </a>
        </p>
      </div>
      {company.offices.map((office, index) => (
        <div key={office.city} className="lg:col-span-4">
          <h3 className="flex items-baseline gap-3">
            <svg viewBox="-8 -8 16 16" aria-hidden="true" focusable="false" className="size-3.5">
              <PlaceSign index={index} />
            </svg>
            <span className="headline text-heading">{office.city}</span>
            <span className="text-ink-muted">{office.role}</span>
          </h3>
          <address className="not-italic">
            {office.lines.map((line, index) => (
              <span key={index} className="block border-b border-line py-2">
                {line}
              </span>
            ))}
          </address>
          <span className="mt-2 block text-small text-ink-muted tabular-nums">
            {offices.places[index]?.written}
          </span>
        </div>
      ))}
    </section>
  )
}

/** The page's opening is a letter on its way: sender, stamp, postmark, address. */
export function Envelope() {
  const copy = usePageCopy(contact)
  return (
    <div className="frame pt-8 pb-16 md:pb-24">
      <div className="p-3" style={stripes}>
        <div className="bg-surface p-5 sm:p-8">
          <div className="grid grid-cols-1 gap-x-8 md:grid-cols-12">
            <div className="md:col-span-7">
              <p className="label inline-block border border-blue px-3 py-1 text-blue">
                {copy.service}
              </p>
              <h1 className="display mt-8 text-hero">
                <Accented parts={copy.headline} />
              </h1>
              <p className="mt-6 max-w-[44ch] text-lead text-ink-muted">{copy.lead}</p>
            </div>
            <Postage className="mt-8 ms-auto w-64 sm:w-80 md:col-span-5 md:row-span-2 md:mt-0 md:w-full md:max-w-sm" />
            <Cancellation className="-ms-4 -me-5 -mt-10 mb-10 flex-row-reverse sm:-me-8 md:col-span-7 md:mt-6 md:mb-8 md:-ms-8 md:-me-28 md:flex-row md:self-end" />
          </div>
          <Addresses />
          <MrzLine text={copy.mrz} className="mt-8" />
        </div>
      </div>
    </div>
  )
}
