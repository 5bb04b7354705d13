import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { contact } from '#content/contact.ts'

/** What to write, on ruled paper with a margin. */
export function Letter() {
  const copy = usePageCopy(contact)
  const { include } = copy
  return (
    <section aria-labelledby="letter" className="border-y border-line bg-surface">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-12 py-16 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-8 lg:col-start-1">
          <MrzLine text={include.mrz} className="mb-6" />
          <h2 id="letter" className="display text-title">
            {include.title}
          </h2>
          <p className="mt-4 text-lead text-ink-muted">{include.text}</p>
          <ol className="mt-10 border-t border-line text-lead">
            {include.items.map((item, index) => (
              <li
                key={index}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line"
              >
                <span
                  aria-hidden="true"
                  className="label flex items-center border-e border-vermilion text-ink-muted"
                >
                  {index + 1}
                </span>
                <span className="headline py-3.5 ps-4 sm:ps-6">{item}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="self-end lg:col-span-3 lg:col-start-10">
          <h3 className="headline text-heading">{include.without.title}</h3>
          <ul className="mt-3 text-ink-muted">
            {include.without.items.map((item, index) => (
              <li key={index} className="border-b border-line py-2.5">
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-small text-ink-muted">{include.without.text}</p>
        </div>
      </div>
    </section>
  )
}

/** Other doors, for those who did not come with an enquiry. */
export function OtherContacts() {
  const copy = usePageCopy(contact)
  const { elsewhere } = copy
  return (
    <section
      aria-labelledby="other-doors"
      className="frame grid grid-cols-1 gap-8 py-16 md:grid-cols-4 md:py-20"
    >
      <h2 id="other-doors" className="headline text-heading">
        {elsewhere.title}
      </h2>
      {elsewhere.items.map((item) => (
        <div key={item.to}>
          <p className="text-ink-muted">{item.text}</p>
          <Link to={item.to} className="text-link mt-1 inline-block py-1">
            {item.label}
          </Link>
        </div>
      ))}
    </section>
  )
}
