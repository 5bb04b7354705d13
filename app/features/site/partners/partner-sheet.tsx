import { quarters } from '#app/features/site/partners/quarters.ts'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { partners } from '#content/partners.ts'
import './partner-sheet.css'

type Vendor = (typeof partners.vendors)[number]

function PartnerCard({ vendor }: { vendor: Vendor }) {
  return (
    <li className="partner">
      <div className="partner-name p-5 sm:p-6">
        <p className="label text-ink-muted">{vendor.role}</p>
        <h2 className="headline mt-3 text-section">{vendor.name}</h2>
      </div>
      <p className="partner-text max-w-[52ch] px-5 sm:px-6">{vendor.text}</p>
      <div className="partner-leaving self-end p-5 sm:p-6">
        <p className="label text-ink-muted">{partners.leaving}</p>
        <p className="mt-1 max-w-[52ch] text-small">{vendor.leaving}</p>
        <a href={vendor.href} rel="noopener" className="text-link mt-4 inline-block py-1">
          {partners.link.label}
          <span className="sr-only"> {partners.link.about(vendor.name)}</span>
        </a>
      </div>
      <div className="partner-print">
        <Guilloche figure={quarters[vendor.id]} />
      </div>
    </li>
  )
}

/** Four cards around one print. */
export function PartnerSheet() {
  return (
    <ul className="partners grid grid-cols-1 gap-px border border-line-strong bg-line-strong outline outline-line-strong outline-offset-4">
      {partners.vendors.map((vendor) => (
        <PartnerCard key={vendor.id} vendor={vendor} />
      ))}
    </ul>
  )
}
