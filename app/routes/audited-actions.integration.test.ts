import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { peoplesActions, systemActions } from '#app/features/audit/audit-actions.ts'
import { walkAccounts } from '#test/walks/account-walk.ts'
import { walkBilling } from '#test/walks/billing-walk.ts'
import { walkBookings } from '#test/walks/booking-walk.ts'
import { walkChats } from '#test/walks/chat-walk.ts'
import { walkClients } from '#test/walks/client-walk.ts'
import { walkCompany } from '#test/walks/company-walk.ts'
import { walkDecisions } from '#test/walks/decision-walk.ts'
import { walkForms } from '#test/walks/form-walk.ts'
import { walkMails } from '#test/walks/mail-walk.ts'
import { walkNewsletter } from '#test/walks/newsletter-walk.ts'
import { walkPeople } from '#test/walks/people-walk.ts'
import { walkPortal } from '#test/walks/portal-walk.ts'
import { walkPublishing } from '#test/walks/publishing-walk.ts'
import { walkReferences, walkTeam } from '#test/walks/references-walk.ts'
import { walkRequests } from '#test/walks/request-walk.ts'
import { walkSite } from '#test/walks/site-walk.ts'
import { walkViews } from '#test/walks/view-walk.ts'
import { startWalk, type Walk } from '#test/walks/walk.ts'

let walk: Walk
beforeAll(async () => {
  walk = await startWalk()
})
afterAll(() => walk.product.close())

/** Actions of somebody who is not identified: an account that is not signed in, or a visitor. */
const unknownPersons = [
  ...['account.created', 'account.verified', 'password.reset_requested', 'password.reset'],
  ...['booking.held', 'booking.created', 'booking.moved', 'booking.cancelled'],
  ...['demo.unlocked', 'demo.refused', 'mail.withheld', 'session.refused'],
  ...['conversation.danger_told', 'conversation.mail_agreed', 'conversation.mail_ended'],
  'conversation.mails_stopped',
  ...['account.address_agreed', 'account.address_refused', 'account.address_changed'],
  'account.address_kept',
  ...['subscriber.confirmed', 'subscriber.returned', 'subscriber.unsubscribed'],
  ...['status_subscriber.confirmed', 'status_subscriber.unsubscribed'],
]
/** Somebody who accepts an invitation by signing up is identified, and has no session yet. */
const withoutSession = ['invitation.accepted']

const allActions: string[] = Object.entries(peoplesActions).flatMap(([noun, verbs]) =>
  verbs.map((verb) => `${noun}.${verb}`),
)

type Event = Record<'action' | 'actor' | 'session' | 'ip' | 'request', string | null>

/** What is missing or wrong in an event. */
function faultsOf({ action, actor, session, ip, request }: Event, people: Walk['people']) {
  const whose = people.get(ip ?? '')
  const isKnown = !unknownPersons.includes(action ?? '')
  return [
    ...(isKnown && !actor ? [`${action}: no actor`] : []),
    ...(actor && !session && !withoutSession.includes(action ?? '')
      ? [`${action}: no session`]
      : []),
    ...(whose === undefined ? [`${action}: from ${ip}`] : []),
    ...(whose && whose !== actor ? [`${action}: by ${actor}, not by ${whose}`] : []),
    ...(request ? [] : [`${action}: no request`]),
  ]
}

/** The actions that no walk has caused. */
const missingOf = (wanted: string[], seen: Event[]) =>
  wanted.filter((one) => !seen.some(({ action }) => action === one))

describe('every event that a person can cause has actor, address, session and request id', () => {
  test.each([
    ['accounts', walkAccounts],
    ['clients and users', walkClients],
    ['forms and what they left', walkForms],
    ['bookings', walkBookings],
    ['the assistant', walkChats],
    ['mails that came in', walkMails],
    ['people and organizations', walkPeople],
    ['views of lists', walkViews],
    ['publications', walkPublishing],
    ['texts of pages and redirects', walkSite],
    ['the company', walkCompany],
    ['references', walkReferences],
    ['team', walkTeam],
    ['the newsletter', walkNewsletter],
    ['the portal', walkPortal],
    ['requests', walkRequests],
    ['decisions', walkDecisions],
    ['billing', walkBilling],
    ['the audit log', ({ staff }: Walk) => staff.read('/lead_admin/audit/export.csv')],
    ['the figures', ({ staff }: Walk) => staff.read('/lead_admin/figures/export.csv')],
    ['the visits', ({ staff }: Walk) => staff.read('/lead_admin/visits/export.csv')],
  ])('%s', async (_, area) => {
    await area(walk)
  })

  test('every action in the list was caused, and its event is complete', async () => {
    const events = await walk.sql<Event[]>`
      select action, actor_id as actor, session_id as session, ip, request_id as request
      from audit_events where action <> all(${Object.keys(systemActions)})`
    expect(missingOf(allActions, events)).toEqual([])
    expect([...new Set(events.flatMap((event) => faultsOf(event, walk.people)))]).toEqual([])
    // Checks that the comparison finds an action without a walk, and an incomplete event.
    expect(missingOf([...allActions, 'lead.forgotten'], events)).toEqual(['lead.forgotten'])
    const exported = { action: 'lead.exported', session: 's', ip: walk.staff.client.address }
    const whole = { ...exported, actor: walk.staff.userId, request: 'r' }
    expect(faultsOf(whole, walk.people)).toEqual([])
    for (const wrong of [
      { actor: null },
      { actor: 'x' },
      { session: null },
      { ip: null },
      { request: null },
    ])
      expect(faultsOf({ ...whole, ...wrong }, walk.people)).not.toEqual([])
  })
})
