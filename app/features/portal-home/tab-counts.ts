import { portalHome as copy } from '#content/portal-home.ts'
import { needsCountedUpTo, type TabCounts } from './portal-home.ts'

function said(count: number, counted: (text: string) => string) {
  if (count === 0) return undefined
  const text = copy.count(count, needsCountedUpTo)
  return { count: text, counted: counted(text) }
}

/** What waits for the client, by the tab of the portal where it is done. */
export const countsOf = ({ requests, decisions, tickets, invoices }: TabCounts) => ({
  requests: said(requests, copy.tabs.requests),
  decisions: said(decisions, copy.tabs.decisions),
  support: said(tickets, copy.tabs.tickets),
  invoices: said(invoices, copy.tabs.invoices),
})
