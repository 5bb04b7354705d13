import { Link } from 'react-router'
import { inboxPage } from '#content/inbox.ts'

const parts = [
  { key: 'submissions', to: '/lead_admin/inbox', label: inboxPage.tabs.submissions },
  { key: 'quarantine', to: '/lead_admin/inbox/quarantine', label: inboxPage.tabs.quarantine },
  { key: 'mails', to: '/lead_admin/inbox/mails', label: inboxPage.tabs.mails },
] as const

/** The three parts of the inbox. */
export function InboxTabs({ selected }: { selected: (typeof parts)[number]['key'] }) {
  return (
    <nav aria-label={inboxPage.tabs.label} className="no-print flex gap-5">
      {parts.map(({ key, to, label }) => (
        <Link
          key={key}
          to={to}
          aria-current={key === selected ? 'page' : undefined}
          className="inline-flex min-h-9 items-center border-b-2 border-transparent text-ink-muted no-underline hover:text-ink aria-[current=page]:border-vermilion aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
