import { quarters } from '#app/features/site/partners/quarters.ts'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { partners } from '#content/partners.ts'

type Vendor = (typeof partners.vendors)[number]

/**
 * The card's corner in which its quarter of the print lies. On wide screens the four corners meet
 * in the middle of the sheet; on the phone each pair makes one half at the right edge.
 */
const corners: Record<Vendor['id'], { areas: string; quarter: string; figure: string }> = {
  aws: {
    areas:
      "[grid-template-areas:'a_a'_'b_b'_'l_q'] grid-cols-2 md:grid-cols-[minmax(0,44fr)_minmax(0,56fr)]",
    quarter: 'self-end',
    figure: 'start-0 top-0',
  },
  azure: {
    areas:
      "[grid-template-areas:'a_q'_'b_b'_'l_l'] grid-cols-2 md:[grid-template-areas:'a_a'_'b_b'_'q_l'] md:grid-cols-[minmax(0,56fr)_minmax(0,44fr)]",
    quarter: 'md:self-end',
    figure: 'start-0 -top-full md:-start-full md:top-0',
  },
  google: {
    areas:
      "[grid-template-areas:'a_a'_'b_b'_'l_q'] grid-cols-2 md:[grid-template-areas:'a_q'_'b_b'_'l_l'] md:grid-cols-[minmax(0,44fr)_minmax(0,56fr)]",
    quarter: 'self-end md:self-start',
    figure: 'start-0 top-0 md:-top-full',
  },
  redhat: {
    areas:
      "[grid-template-areas:'a_q'_'b_b'_'l_l'] grid-cols-2 md:[grid-template-areas:'q_a'_'b_b'_'l_l'] md:grid-cols-[minmax(0,56fr)_minmax(0,44fr)]",
    quarter: 'self-start',
    figure: 'start-0 -top-full md:-start-full',
  },
}

function PartnerCard({ vendor }: { vendor: Vendor }) {
  const { areas, quarter, figure } = corners[vendor.id]
  return (
    <li className={`grid grid-rows-[auto_1fr_auto] bg-surface ${areas}`}>
      <div className="p-5 [grid-area:a] sm:p-6 lg:p-9">
        <p className="label text-ink-muted">{vendor.role}</p>
        <h2 className="headline mt-3 text-section">{vendor.name}</h2>
      </div>
      <p className="max-w-[52ch] px-5 [grid-area:b] sm:px-6 lg:px-9">{vendor.text}</p>
      <div className="self-end p-5 [grid-area:l] sm:p-6 lg:p-9">
        <p className="label text-ink-muted">{partners.leaving}</p>
        <p className="mt-1 max-w-[52ch] text-small">{vendor.leaving}</p>
        <a href={vendor.href} rel="noopener" className="text-link mt-4 inline-block py-1">
          {partners.link.label}
          <span className="sr-only"> {partners.link.about(vendor.name)}</span>
        </a>
      </div>
      <div className={`relative aspect-square w-full overflow-clip [grid-area:q] ${quarter}`}>
        <Guilloche
          figure={quarters[vendor.id]}
          className={`absolute w-[200%] max-w-none ${figure}`}
        />
      </div>
    </li>
  )
}

/** Four cards around one print. */
export function PartnerSheet() {
  return (
    <ul className="grid grid-cols-1 gap-px border border-line-strong bg-line-strong outline outline-line-strong outline-offset-4 md:grid-cols-2">
      {partners.vendors.map((vendor) => (
        <PartnerCard key={vendor.id} vendor={vendor} />
      ))}
    </ul>
  )
}
