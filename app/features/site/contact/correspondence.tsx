import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'

function mailTo(area: string): string {
  return `mailto:${company.mailbox}?subject=${encodeURIComponent(contact.write.subject(area))}`
}

/** Stands where the contact form will stand, and in its measure. */
function WritePanel() {
  const { write } = contact
  return (
    <section
      aria-labelledby="write"
      className="border border-line-strong bg-surface p-1.5 lg:col-span-7"
    >
      <div className="border border-line p-5 sm:p-8">
        <h2 id="write" className="display text-section">
          {write.title}
        </h2>
        <p className="mt-2 max-w-[52ch] text-ink-muted">{write.text}</p>
        <ul className="mt-6 border-t border-ink">
          {write.areas.map((area) => (
            <li key={area.title} className="border-b border-line">
              <a
                href={mailTo(area.title)}
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-4 no-underline sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_auto]"
              >
                <span className="headline text-[1.25rem] leading-snug group-hover:text-vermilion">
                  {area.title}
                </span>
                <span className="text-small text-ink-muted max-sm:row-start-2">{area.text}</span>
                <ArrowRight aria-hidden="true" size={18} className="self-center text-vermilion" />
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-small text-ink-muted">
          {write.note}{' '}
          <Link to="/privacy" className="text-link inline-block py-1">
            {write.privacy}
          </Link>
        </p>
      </div>
    </section>
  )
}

/** What happens next on the left; where one writes on the right. */
export function Correspondence() {
  const { next } = contact
  return (
    <div className="frame grid grid-cols-1 gap-x-8 gap-y-12 pb-20 md:pb-28 lg:grid-cols-12">
      <section aria-labelledby="next" className="lg:col-span-5 lg:pe-8">
        <h2 id="next" className="display max-w-[12ch] text-title">
          {next.title}
        </h2>
        <ol className="mt-8 border-s border-line-strong">
          {next.items.map((item) => (
            <li key={item.title} className="relative ps-6 pb-6 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute -start-1 top-2 size-2 rounded-full border border-vermilion bg-paper"
              />
              <h3 className="headline text-[1.25rem] leading-snug">{item.title}</h3>
              <p className="mt-1 max-w-[46ch] text-ink-muted">{item.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <WritePanel />
    </div>
  )
}
