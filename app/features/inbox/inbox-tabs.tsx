import { PartLinks } from '#app/ui/part-links.tsx'
import { inboxPage } from '#content/inbox.ts'

const parts = [
  { key: 'submissions', to: '/lead_admin/inbox', label: inboxPage.tabs.submissions },
  { key: 'quarantine', to: '/lead_admin/inbox/quarantine', label: inboxPage.tabs.quarantine },
  { key: 'mails', to: '/lead_admin/inbox/mails', label: inboxPage.tabs.mails },
  { key: 'failed', to: '/lead_admin/inbox/failed-mails', label: inboxPage.tabs.failed },
] as const

/** The four parts of the inbox. */
export function InboxTabs({ selected }: { selected: (typeof parts)[number]['key'] }) {
  return <PartLinks label={inboxPage.tabs.label} parts={parts} selected={selected} />
}
