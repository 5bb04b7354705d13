import { formatMoney } from '#app/features/billing/invoice.ts'
import { ticketNumber } from '#app/features/tickets/ticket.ts'
import { portalHome as copy } from '#content/portal-home.ts'
import { joinMinutes, type Need, type NeedKind } from './portal-home.ts'

type NeedView = {
  /** The whole list; null where there is none. */
  list: string | null
  what: (need: Need) => string
  note: (need: Need) => string
  /** What the date says. */
  when: (need: Need) => string
  href: (need: Need) => string
  action: (need: Need, now: string) => { label: string; href: string }
}

const { actions, when } = copy

/** The address at which a call can be joined now. */
function joinHref({ note, at, more }: Need, now: string): string | null {
  const [begins, ends, reads] = [at, more ?? at, now].map((time) => Date.parse(time))
  const isNear = (begins ?? 0) - joinMinutes * 60_000 <= (reads ?? 0) && (reads ?? 0) < (ends ?? 0)
  return isNear && /^https:\/\/\S+$/.test(note) ? note : null
}

/** How each kind is said and done; a new kind is one more entry here. */
export const needViews: Record<NeedKind, NeedView> = {
  requests: {
    list: '/dashboard/requests?show=yours',
    what: ({ what, more }) => copy.missing(what, Number(more)),
    note: ({ note }) => note,
    when: ({ isLate }) => (isLate ? when.overdue : when.requests),
    href: ({ id }) => `/dashboard/requests/${id}`,
    action: ({ id }) => ({ label: actions.give, href: `/dashboard/requests/${id}#lines` }),
  },
  decisions: {
    list: '/dashboard/decisions?show=yours',
    what: ({ what }) => what,
    note: ({ note }) => note,
    when: ({ isLate }) => (isLate ? when.overdue : when.decisions),
    href: ({ id }) => `/dashboard/decisions/${id}`,
    action: ({ id }) => ({ label: actions.decide, href: `/dashboard/decisions/${id}#answer` }),
  },
  tickets: {
    list: '/dashboard/support?status=yours',
    what: ({ what }) => what,
    note: ({ id }) => ticketNumber(id),
    when: () => when.tickets,
    href: ({ id }) => `/dashboard/support/${id}`,
    action: ({ id }) => ({ label: actions.answer, href: `/dashboard/support/${id}#reply` }),
  },
  invoices: {
    list: '/dashboard/invoices?sort=due_on',
    what: ({ what, more, currency }) => `${what} · ${formatMoney(Number(more), currency ?? '')}`,
    note: ({ note }) => note,
    when: ({ isLate }) => (isLate ? when.overdue : when.invoices),
    href: ({ id }) => `/dashboard/invoices/${id}`,
    action: ({ id }) => ({ label: actions.pay, href: `/dashboard/invoices/${id}#pay` }),
  },
  meetings: {
    list: null,
    what: () => copy.call,
    note: ({ note }) => note,
    when: () => when.meetings,
    href: ({ link }) => link ?? '',
    action: (need, now) => {
      const join = joinHref(need, now)
      if (join) return { label: actions.join, href: join }
      return { label: actions.move, href: need.link ?? '' }
    },
  },
}
