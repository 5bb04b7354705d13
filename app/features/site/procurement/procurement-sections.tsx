import { linesOf } from '#app/features/company/company-facts.ts'
import type { TrustReport } from '#app/features/company/trust-report.ts'
import { DetailList, NothingYet } from '#app/features/site/trust/proof-section.tsx'
import { FileLink } from '#app/features/site/trust/trust-evidence.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { company } from '#content/company.ts'
import { sample } from '#content/downloads.ts'
import { procurement as copy } from '#content/procurement.ts'
import { BandedFile } from './banded-file.tsx'

export function ProcurementHero() {
  return (
    <header className="frame grid grid-cols-1 items-center gap-x-8 gap-y-10 pt-10 pb-16 md:grid-cols-12 md:pt-16 md:pb-24">
      <div className="md:col-span-7">
        <MrzLine text={copy.mrz} className="mb-6" />
        <h1 className="display text-hero">
          <Accented parts={copy.headline} />
        </h1>
        <p className="mt-6 max-w-[50ch] text-lead text-ink-muted">{copy.lead}</p>
      </div>
      <BandedFile className="w-full md:col-span-5" />
    </header>
  )
}

export function ProcurementPack() {
  const { title, text, pdf, zip } = copy.pack
  return (
    <section aria-labelledby="pack" data-theme="dark" className="bg-plate text-ink">
      <div className="frame grid grid-cols-1 items-center gap-x-8 gap-y-6 py-12 md:grid-cols-12">
        <div className="md:col-span-7">
          <h2 id="pack" className="headline text-section">
            {title}
          </h2>
          <p className="mt-2 max-w-[60ch]">{text}</p>
        </div>
        <div className="grid gap-3 sm:flex md:col-span-5 md:grid md:ms-auto">
          <ButtonAnchor href="/procurement/pack.pdf" size="large" variant="secondary">
            {pdf}
          </ButtonAnchor>
          <ButtonAnchor href="/procurement/pack.zip" size="large" variant="secondary">
            {zip}
          </ButtonAnchor>
        </div>
      </div>
    </section>
  )
}

export function ProcurementWays({ stated }: Pick<TrustReport, 'stated'>) {
  const agreements = linesOf(stated.frameworks)
  return (
    <div className="frame py-16 md:py-24">
      <section aria-labelledby="ways">
        <h2 id="ways" className="display text-title">
          {copy.ways.title}
        </h2>
        <ol className="mt-8 border-t border-ink">
          {copy.ways.items.map((way, index) => (
            <li
              key={index}
              className="grid grid-cols-1 gap-x-8 gap-y-3 border-b border-line py-7 md:grid-cols-12"
            >
              <h3 className="headline text-heading md:col-span-3">{way.title}</h3>
              <p className="text-ink-muted md:col-span-5">{way.text}</p>
              <ol className="list-decimal ps-5 md:col-span-4">
                {way.steps.map((step, index) => (
                  <li key={index} className="py-0.5">
                    {step}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
        <p className="mt-4">
          <a href={sample.to} className="text-link">
            {sample.short}
          </a>
        </p>
      </section>
      <section aria-labelledby="frameworks" className="mt-14">
        <h2 id="frameworks" className="headline text-section">
          {copy.frameworks.title}
        </h2>
        {agreements.length === 0 ? (
          <NothingYet text={copy.frameworks.empty} />
        ) : (
          <ul className="mt-4 border-t border-ink">
            {agreements.map((agreement, index) => (
              <li key={index} className="border-b border-line py-3 wrap-anywhere">
                {agreement}
              </li>
            ))}
          </ul>
        )}
        {stated.procurement_note && (
          <p className="mt-4 max-w-[62ch] whitespace-pre-line">{stated.procurement_note}</p>
        )}
      </section>
    </div>
  )
}

type Field = keyof typeof copy.company.fields

export function ProcurementDetails({
  stated,
  documents,
}: Pick<TrustReport, 'stated' | 'documents'>) {
  const { fields } = copy.company
  const details = (Object.keys(fields) as Field[]).flatMap((key) => {
    const text = stated[key]
    return text ? [{ term: fields[key], text }] : []
  })
  return (
    <div className="border-y border-line bg-surface">
      <div className="frame grid grid-cols-1 gap-x-12 gap-y-14 py-16 md:py-24 lg:grid-cols-2">
        <section aria-labelledby="company">
          <h2 id="company" className="headline text-section">
            {copy.company.title}
          </h2>
          <p className="mt-2 text-ink-muted">{copy.company.text}</p>
          {details.length > 0 ? (
            <DetailList details={details} />
          ) : (
            <NothingYet text={copy.company.empty} />
          )}
          <h3 className="headline mt-8 text-heading">{copy.company.offices}</h3>
          <DetailList
            details={company.offices.map(({ city, lines }) => ({
              term: city,
              text: lines.join('\n'),
            }))}
          />
        </section>
        <div className="grid content-start gap-14">
          <Contact stated={stated} />
          <Terms documents={documents} />
        </div>
      </div>
    </div>
  )
}

function Contact({ stated }: Pick<TrustReport, 'stated'>) {
  const { contact } = copy
  const email = stated.tender_email ?? company.mailbox
  const details = [
    ...(stated.tender_contact ? [{ term: contact.name, text: stated.tender_contact }] : []),
    {
      term: contact.email,
      text: (
        <a key="email" href={`mailto:${email}`} className="text-link">
          {email}
        </a>
      ),
    },
    ...(stated.telephone ? [{ term: contact.telephone, text: stated.telephone }] : []),
  ]
  return (
    <section aria-labelledby="tenders">
      <h2 id="tenders" className="headline text-section">
        {contact.title}
      </h2>
      <p className="mt-2 text-ink-muted">{contact.text}</p>
      <DetailList details={details} />
    </section>
  )
}

function Terms({ documents }: Pick<TrustReport, 'documents'>) {
  const { title, text, empty } = copy.terms
  return (
    <section aria-labelledby="terms">
      <h2 id="terms" className="headline text-section">
        {title}
      </h2>
      {documents.length === 0 ? (
        <NothingYet text={empty} />
      ) : (
        <>
          <p className="mt-2 text-ink-muted">{text}</p>
          <ul className="mt-4 border-t border-ink">
            {documents.map((one) => (
              <li key={one.id} className="border-b border-line py-3">
                <p className="font-medium">{one.name}</p>
                {one.summary && <p className="text-ink-muted">{one.summary}</p>}
                <FileLink evidence={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
