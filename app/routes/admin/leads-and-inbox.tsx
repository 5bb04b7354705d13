import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { readClientName } from '#app/features/accounts/clients/client-service.server.ts'
import { listState } from '#app/features/engagements/engagement-list-query.ts'
import { InboxTabs } from '#app/features/inbox/inbox-tabs.tsx'
import { boardParams, readBoard } from '#app/features/leads/board/board-state.ts'
import { LeadBoardPage } from '#app/features/leads/board/lead-board-page.tsx'
import { readLeadBoard } from '#app/features/leads/board/lead-board-service.server.ts'
import { LeadList } from '#app/features/leads/lead-list.tsx'
import { leadLists, leadPlaceOf } from '#app/features/leads/lead-list-query.ts'
import type { ListedLeads } from '#app/features/leads/lead-neighbours.tsx'
import { listLeads } from '#app/features/leads/lead-service.server.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { ListFailure, listMeta } from '#app/lists/list-page.tsx'
import { firstHref } from '#app/lists/list-views.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { leadsPage } from '#content/admin.ts'
import { inboxPage } from '#content/inbox.ts'
import { leadFollowUp } from '#content/lead-follow-up.ts'
import type { Route } from './+types/leads-and-inbox'

const listCopy = {
  leads: leadsPage,
  inbox: { ...leadsPage, ...inboxPage.list },
}

export const meta: Route.MetaFunction = ({ location }) => listMeta(listCopy[leadPlaceOf(location)])

/** The list of blueprint leads; as the inbox, the list of all leads. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const place = leadPlaceOf(url)
  const list = leadLists[place]
  const asked = readListQuery(list, new URLSearchParams(listState(url.searchParams)))
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const clientName = asked.client ? await readClientName(app, actor, asked.client) : undefined
  const gone: string[] = asked.client && clientName === undefined ? [leadsPage.client] : []
  let query = gone.length > 0 ? { ...asked, client: '' } : asked
  const state = readBoard(url.searchParams)
  const read = async (of: typeof query) =>
    of.view === 'board'
      ? { ...(await readLeadBoard(app, actor, place, of, state)), board: state }
      : await listLeads(app, actor, place, of)
  let page = await read(query)
  // Whoever has no account any more owns nothing: the view is shown without that filter.
  if (isUuid(query.owner) && isEmpty(page) && !page.staff.some(({ id }) => id === query.owner)) {
    gone.push(leadFollowUp.filters.owner)
    query = { ...query, owner: '' }
    page = await read(query)
  }
  const first = firstHref(list, url, page.views)
  if (first) throw redirect(first)
  const shown = query.view === 'board' ? { ...query, kept: boardParams(state) } : query
  return { ...page, gone, clientName, place, query: shown, search: shownSearch(list, shown) }
}

type Page = Awaited<ReturnType<typeof listLeads>> | Awaited<ReturnType<typeof readLeadBoard>>
const isEmpty = (page: Page) =>
  'columns' in page ? page.columns.every(({ total }) => total === 0) : page.matches === 0

/** A lead is opened and closed beside the list as it is; a change reads it again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // A move that was refused: the board shows what is true now.
  if (actionStatus === 409) return true
  const stateOf = (url: URL) => `${leadPlaceOf(url)}?${listState(url.searchParams)}`
  const isSame = stateOf(currentUrl) === stateOf(nextUrl)
  const isLead = currentUrl.pathname !== nextUrl.pathname
  return isSame && isLead && !formMethod ? false : defaultShouldRevalidate
}

export default function Leads({ loaderData, params }: Route.ComponentProps) {
  const { place, rows, staff, userId } = loaderData
  const opened = 'leadId' in params ? String(params.leadId) : undefined
  const tabs = place === 'inbox' && <InboxTabs selected="submissions" />
  const listed: ListedLeads = { ids: rows.map(({ id }) => id), staff, userId }
  return (
    <div className="side-panel-frame">
      <div className="with-side-panel">
        {'columns' in loaderData ? (
          <LeadBoardPage {...loaderData} tabs={tabs} />
        ) : (
          <LeadList {...loaderData} opened={opened} tabs={tabs} />
        )}
      </div>
      <Outlet context={listed} />
    </div>
  )
}

export function ErrorBoundary({ error, params: _ }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} copy={listCopy[leadPlaceOf(useLocation())]} />
}
