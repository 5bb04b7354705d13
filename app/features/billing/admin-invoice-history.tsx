import { Link } from 'react-router'
import { Moment } from '#app/ui/times/moment.tsx'
import { invoicePage } from '#content/admin-invoices.ts'

const copy = invoicePage.history

type Event = { id: string; when: string; who: string | null; what: string }

/** Who did what to an invoice, newest first. */
export function AdminInvoiceHistory({ events, subject }: { events: Event[]; subject: string }) {
  if (events.length === 0) return <p className="text-ink-muted">{copy.empty}</p>
  return (
    <>
      <ol className="border-t border-line">
        {events.map(({ id, when, who, what }) => (
          <li key={id} className="border-b border-line py-2">
            <p>{what}</p>
            <p className="text-small wrap-anywhere text-ink-muted">
              <Moment at={when} look="time" /> · {who ?? copy.system}
            </p>
          </li>
        ))}
      </ol>
      <Link
        to={`/lead_admin/audit?q=${subject}`}
        className="text-link mt-2 inline-flex min-h-9 items-center text-small"
      >
        {copy.all}
      </Link>
    </>
  )
}
