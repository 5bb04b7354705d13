import type { DemoProfile as Profile } from './demo.ts'

/** The sample client's company details and contacts. */
export function DemoProfile({ company, contacts }: Profile) {
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[1.1fr_1fr]">
      <section aria-labelledby="company">
        <h2 id="company" className="headline text-section">
          {company.title}
        </h2>
        <dl className="mt-5 border-t border-ink">
          {company.rows.map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[10rem_1fr]"
            >
              <dt className="label pt-1 text-ink-muted">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="contacts">
        <h2 id="contacts" className="headline text-section">
          {contacts.title}
        </h2>
        <ul className="mt-5 border-t border-ink">
          {contacts.people.map(({ name, role, duty, email, phone }) => (
            <li key={email} className="border-b border-line py-4">
              <h3 className="headline text-heading">{name}</h3>
              <p className="label mt-1 text-ink-muted">{role}</p>
              <p className="mt-2 text-ink-muted">{duty}</p>
              <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
                <a href={`mailto:${email}`} className="text-link">
                  {email}
                </a>
                <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-link">
                  {phone}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
