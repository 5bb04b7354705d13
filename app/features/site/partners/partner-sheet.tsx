import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import type { Recipe, Ring } from '#app/ui/guilloche.ts'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { partners } from '#content/partners.ts'
import './partner-sheet.css'

/** The middle of the print: the same in every quarter, so that it joins across all four. */
const core: readonly Ring[] = [
  { radius: 88, wave: 30, lobes: 12, repeats: 6, tone: 'vermilion', width: 0.7, opacity: 0.85 },
  { radius: 36, wave: 15, lobes: 8, repeats: 5, tone: 'vermilion', width: 0.7, opacity: 0.85 },
]

/** Between the same limits, each vendor's ground has a pattern and an ink of its own. */
const ground = (
  tone: Ring['tone'],
  outer: Pick<Ring, 'lobes' | 'repeats' | 'lace'>,
  inner: Pick<Ring, 'lobes' | 'repeats' | 'lace'>,
): Recipe => [
  { radius: 240, wave: 44, tone, width: 0.6, opacity: 0.8, ...outer },
  { radius: 158, wave: 34, tone, width: 0.6, opacity: 0.85, ...inner },
  ...core,
]

const quarters = {
  aws: ground('ochre', { lobes: 16, repeats: 9 }, { lobes: 24, repeats: 5 }),
  azure: ground(
    'blue',
    { lobes: 32, repeats: 5, lace: 0.07 },
    { lobes: 12, repeats: 9, lace: 0.1 },
  ),
  google: ground('verdigris', { lobes: 8, repeats: 16 }, { lobes: 20, repeats: 6, lace: 0.08 }),
  redhat: ground('navy', { lobes: 24, repeats: 6, lace: 0.12 }, { lobes: 16, repeats: 7 }),
} as const

type Vendor = (typeof partners.vendors)[number]

function PartnerCard({ vendor }: { vendor: Vendor }) {
  const copy = usePageCopy(partners)
  return (
    <li className="partner">
      <div className="partner-name p-5 sm:p-6">
        <p className="label text-ink-muted">{vendor.role}</p>
        <h2 className="headline mt-3 text-section">{vendor.name}</h2>
      </div>
      <p className="partner-text max-w-[52ch] px-5 sm:px-6">{vendor.text}</p>
      <div className="partner-leaving self-end p-5 sm:p-6">
        <p className="label text-ink-muted">{copy.leaving}</p>
        <p className="mt-1 max-w-[52ch] text-small">{vendor.leaving}</p>
        <a href={vendor.href} rel="noopener" className="text-link mt-4 inline-block py-1">
          {copy.link.label}
          <span className="sr-only"> {copy.link.about(vendor.name)}</span>
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
  const copy = usePageCopy(partners)
  return (
    <ul className="partners grid grid-cols-1 gap-px border border-line-strong bg-line-strong outline outline-line-strong outline-offset-4">
      {copy.vendors.map((vendor) => (
        <PartnerCard key={vendor.id} vendor={vendor} />
      ))}
    </ul>
  )
}
