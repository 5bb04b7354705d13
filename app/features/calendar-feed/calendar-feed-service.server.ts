import ical, { ICalEventTransparency } from 'ical-generator'
import { readCalendarOwner } from '#app/features/accounts/calendar/calendar-service.server.ts'
import type { DueKind, NeedRow } from '#app/features/portal-home/portal-home.ts'
import { readDue } from '#app/features/portal-home/portal-home-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { calendarFeed as copy } from '#content/calendar-feed.ts'
import { company } from '#content/company.ts'

const dayMilliseconds = 86_400_000
const refreshSeconds = 3_600

const pages: Record<DueKind, (id: string) => string> = {
  requests: (id) => `/dashboard/requests/${id}`,
  decisions: (id) => `/dashboard/decisions/${id}`,
  invoices: (id) => `/dashboard/invoices/${id}`,
  meetings: () => '/dashboard',
}
const noted = new Set<DueKind>(['requests', 'decisions'])

/**
 * The calendar behind an address, as an iCalendar text: what its owner sees in the portal now, read with their rights.
 * Undefined for every address that does not work, or does not work any more.
 */
export async function readCalendar(app: App, token: string): Promise<string | undefined> {
  const owner = await readCalendarOwner(app, token)
  if (!owner) return undefined
  const due = await asSystem(() => readDue(app, owner), owner)
  const name = copy.name(company.name)
  const prodId = { company: company.name, product: 'Portal', language: 'EN' }
  const calendar = ical({ name, prodId, ttl: refreshSeconds })
  for (const [kind, rows] of due)
    for (const row of rows) calendar.createEvent(eventOf(app, kind, row))
  return calendar.toString()
}

/** Days are days everywhere on Earth: they are given as midnight in UTC, which the library writes as a date. */
function eventOf(app: App, kind: DueKind, { id, at, what, note, more }: NeedRow) {
  const link = `${app.config.baseUrl}${pages[kind](id)}`
  const common = { id: `${kind}-${id}@${company.domain}`, url: link }
  if (kind === 'meetings')
    return {
      ...common,
      start: new Date(at),
      end: new Date(more ?? at),
      summary: copy.meetings(company.name),
      location: note || undefined,
      description: link,
    }
  const day = Date.parse(`${at}T00:00:00Z`)
  return {
    ...common,
    start: new Date(day),
    end: new Date(day + dayMilliseconds),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: copy[kind](what),
    description: noted.has(kind) && note ? `${copy.inProject(note)}\n${link}` : link,
  }
}
