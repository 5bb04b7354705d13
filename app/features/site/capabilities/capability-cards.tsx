import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { FigurePrint } from '#app/ui/figure-print.tsx'
import { capabilities } from '#content/capabilities/overview.ts'

/** Each ribbon is shifted against the one above, and shows another part of its figure. */
const looks = {
  automation: { ribbon: 'lg:col-span-9', figure: 'start-[-6rem] top-[-14rem] w-[52rem]' },
  identity: {
    ribbon: 'lg:col-span-9 lg:col-start-3',
    figure: 'start-1/2 top-1/2 w-[64rem] -translate-x-1/2 -translate-y-1/2',
  },
  cloud: {
    ribbon: 'lg:col-span-8 lg:col-start-5',
    figure: 'end-[-8rem] bottom-[-22rem] w-[60rem]',
  },
} as const

export function CapabilityCards() {
  const copy = usePageCopy(capabilities)
  const { title, text, items } = copy.cards
  return (
    <section aria-labelledby="cards" className="frame py-16 md:py-28">
      <div className="max-w-[40rem]">
        <h2 id="cards" className="display text-title">
          {title}
        </h2>
        <p className="mt-4 text-lead text-ink-muted">{text}</p>
      </div>
      <ul className="mt-10 grid grid-cols-1 gap-6 md:mt-14 lg:grid-cols-12 lg:gap-x-8 lg:gap-y-0">
        {items.map((item, index) => (
          <li
            key={item.id}
            id={item.id}
            className={`border border-line-strong bg-surface ${index > 0 ? 'lg:-mt-px' : ''} ${looks[item.id].ribbon}`}
          >
            <div className="relative h-28 overflow-clip border-b border-line md:h-36">
              <FigurePrint
                figure={item.id}
                className={`absolute max-w-none ${looks[item.id].figure}`}
              />
            </div>
            <div className="grid grid-cols-1 gap-x-10 gap-y-6 p-6 sm:p-8 md:grid-cols-2">
              <div>
                <h3 className="headline text-section">{item.name}</h3>
                <p className="mt-3 max-w-[46ch] text-ink-muted">{item.text}</p>
                <Link to={item.path} className="text-link mt-5 inline-block py-1">
                  {item.link}
                </Link>
              </div>
              <dl className="border-t border-ink">
                {item.facts.map((fact, index) => (
                  <div key={index} className="border-b border-line py-4">
                    <dt className="label text-ink-muted">{fact.title}</dt>
                    <dd className="mt-1">{fact.text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
