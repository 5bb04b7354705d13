import { ButtonLink } from '#app/ui/button.tsx'
import { FigurePrint } from '#app/ui/figure-print.tsx'
import { company } from '#content/company.ts'
import { portalHome } from '#content/portal-home.ts'
import type { Contact } from './portal-home.ts'

const { contact: copy } = portalHome

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase()

/** Who looks after the client; while nobody of the staff does, the whole team. */
export function HomeContact({ contact }: { contact: Contact | null }) {
  const name = contact?.name ?? copy.team(company.name)
  const mail = contact?.email ?? company.mailbox
  return (
    <section aria-labelledby="contact" className="home-contact">
      <div className="home-seal" aria-hidden="true">
        <FigurePrint figure="governance" className="absolute inset-0" />
        <span className="headline">{initialsOf(contact?.name ?? company.name)}</span>
      </div>
      <div className="min-w-0">
        <h2 id="contact" className="label text-ink-muted">
          {copy.title}
        </h2>
        <p className="headline mt-1 text-heading wrap-anywhere">{name}</p>
        <p className="text-small text-ink-muted">
          {contact ? copy.role(company.name) : copy.teamRole}
        </p>
        <p className="mt-1">
          <span className="sr-only">{copy.mail}: </span>
          <a
            href={`mailto:${mail}`}
            className="text-link inline-flex min-h-6 items-center wrap-anywhere"
          >
            {mail}
          </a>
        </p>
      </div>
      <div className="home-contact-actions">
        <ButtonLink to="/book" size="small">
          {copy.book}
        </ButtonLink>
        <ButtonLink to="/dashboard/support/new" variant="secondary" size="small">
          {copy.ticket}
        </ButtonLink>
      </div>
    </section>
  )
}
