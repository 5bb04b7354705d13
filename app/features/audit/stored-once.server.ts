import type { MiddlewareFunction } from 'react-router'
import { isStaff } from '#app/platform/access.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { currentRequest } from '#app/platform/request-scope.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { kept } from '#content/kept.ts'
import { selectSent } from './audit-store.server.ts'

/** The lists whose records have a page below them, with what the audit log calls such a record. */
const recordsBelow: Record<string, string> = {
  '/lead_admin/organisations': 'organisation',
  '/lead_admin/invoices': 'invoice',
  '/lead_admin/engagements': 'project',
  '/lead_admin/references': 'client_reference',
  '/lead_admin/team': 'team_member',
  '/lead_admin/company/evidence': 'company_evidence',
  '/lead_admin/conversations/answers': 'assistant_answer',
}

/**
 * Answers a form that was sent again, because its first answer was lost, as if it had just been stored:
 * the browser goes on to a page that says so.
 */
export const storedOnce: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next()
  const { isStoredAlready, sendId } = currentRequest()
  if (!isStoredAlready) return response
  const { title, description } = kept.alreadyStored
  const noun = url.pathname.endsWith('/new') ? recordsBelow[listAfter(url)] : undefined
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  // The log is for staff; in the portal what is new is the first row of its list.
  const id =
    noun && sendId && isStaff(actor)
      ? await app.db.as(actor, (tx) => selectSent(tx, sendId, actor.userId, noun))
      : undefined
  const location = (id ? `${listAfter(url)}/${id}` : listAfter(url)) + url.search
  // A script that sends files reads the address itself.
  if (request.headers.get('accept') === 'application/json')
    return Response.json({ location, toast: { title, description } })
  throw await redirectWithToast(location, { title, description })
}

/** The page of the form; after a form for something new, the list that it is in. */
const listAfter = ({ pathname }: URL) => pathname.replace(/\/(new|messages|convert)$/, '')
