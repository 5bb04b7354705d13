import { Link } from 'react-router'
import { newsletterSections as copy } from '#content/admin-newsletter.ts'

const sections = [
  { key: 'issues', to: '/lead_admin/newsletter' },
  { key: 'subscribers', to: '/lead_admin/newsletter/subscribers' },
] as const

/** The tabs of the newsletter in the admin panel: issues and subscribers. */
export function NewsletterSections({ here }: { here: (typeof sections)[number]['key'] }) {
  return (
    <nav aria-label={copy.label} className="no-print mb-3 flex gap-6 border-b border-line">
      {sections.map(({ key, to }) => (
        <Link
          key={key}
          to={to}
          aria-current={key === here ? 'page' : undefined}
          className="-mb-px border-b-2 border-transparent py-2 text-ink-muted no-underline hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
        >
          {copy[key]}
        </Link>
      ))}
    </nav>
  )
}
