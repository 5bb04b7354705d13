import { type MiddlewareFunction, redirect } from 'react-router'
import { isClientAdmin, isStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { recognise } from '#app/platform/request-scope.server.ts'
import { sessionCookieName } from '#app/platform/signed-cookie.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { portalAccess } from '#content/portal.ts'
import { secondFactor } from '#content/second-factor.ts'
import { signedOut } from '#content/signed-out.ts'
import { readViewedClient } from '../clients/viewed-client.server.ts'
import { lacksSecondFactor } from '../second-factor/second-factor-service.server.ts'
import { readActor } from './session-service.server.ts'

/** Runs first, on the root: from here on every route knows who asks. */
export const readActorMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const { actor, cookies } = await readActor(context.get(appContext), request.headers)
  context.set(actorContext, actor)
  recognise(actor)
  const response = await next()
  // What caches may keep for everyone carries nobody's session.
  if (/\bpublic\b/.test(response.headers.get('cache-control') ?? '')) return response
  // A route that sets the session itself (sign-in, sign-out) has the last word.
  if (!response.headers.getSetCookie().some((cookie) => cookie.includes(sessionCookieName))) {
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  }
  return response
}

const readMethods = new Set(['GET', 'HEAD'])

type GateArgs = Pick<Parameters<MiddlewareFunction<Response>>[0], 'request' | 'url'>

/** React Router names its data requests so; they are answered with a status, never led elsewhere. */
const isDataRequest = (request: Request) => new URL(request.url).pathname.endsWith('.data')

async function sendToSignIn(
  { request, url }: GateArgs,
  signInPage: '/auth' | '/admin/auth',
): Promise<never> {
  if (isDataRequest(request)) throw new AppError('not_authenticated', 'User not authenticated')
  if (!readMethods.has(request.method)) {
    // A form that was sent without a script: its page is the place to arrive at.
    const page = pageOf(request, url)
    const to = page ? `${signInPage}?next=${encodeURIComponent(page)}` : signInPage
    throw await redirectWithToast(to, { ...signedOut.notSent, tone: 'destructive' })
  }
  // A download is no place to arrive at.
  const isDownload = /\.\w+$/.test(url.pathname)
  const next = encodeURIComponent(pageInstead(url.pathname) + url.search)
  throw redirect(
    request.method === 'GET' && !isDownload ? `${signInPage}?next=${next}` : signInPage,
  )
}

/** The page of an address; of one that answers a script with data, the page that shows the same. */
const pageInstead = (path: string) => path.replace(/\/search\/answer\/*$/, '/search')

/** The page of ours that a form was sent from, where the browser says so. */
function pageOf(request: Request, url: URL): string | undefined {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  if (referrer?.host !== url.host) return undefined
  return referrer.pathname + referrer.search
}

const setUpPage = '/lead_admin/account/second-factor'
const setUpPages = new Set([setUpPage, '/lead_admin/account/passkeys'])

/**
 * Where administrators have to have a second factor, those without one reach only the two pages where one
 * is set up. A session opened with a passkey has two; adding one lifts nothing until it is signed in with.
 */
function requireSecondFactor(args: Parameters<MiddlewareFunction>[0], actor: Actor): void {
  const { request, url, context } = args
  if (!lacksSecondFactor(context.get(appContext), actor)) return
  if (setUpPages.has(url.pathname.replace(/\/+$/, ''))) return
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new AppError('forbidden', secondFactor.mustHave)
  throw redirect(setUpPage)
}

/**
 * The gate of the admin panel. It stands in middleware because a layout's loader can be gone round:
 * React Router runs child loaders and actions without it.
 */
export const adminGate: MiddlewareFunction<Response> = async (args) => {
  const actor = args.context.get(actorContext)
  if (isStaff(actor)) return requireSecondFactor(args, actor)
  if (actor.kind === 'visitor') return sendToSignIn(args, '/admin/auth')
  if (isDataRequest(args.request)) throw new AppError('forbidden', 'Not allowed')
  throw redirect('/auth')
}

/**
 * The gate of the client portal: people of a client, and staff who view it as one client, who read
 * only. Behind it the actor always has a client.
 */
export const portalGate: MiddlewareFunction<Response> = async (args) => {
  const { request, context } = args
  const actor = context.get(actorContext)
  if (actor.kind === 'visitor') return sendToSignIn(args, '/auth')
  if (actor.role !== 'admin') {
    if (actor.clientId) return
    const isRead = readMethods.has(request.method)
    const description = isRead ? portalAccess.required.description : portalAccess.noClient
    if (isDataRequest(request)) throw new AppError('forbidden', description)
    const { title } = portalAccess.required
    throw await redirectWithToast('/auth', { title, description, tone: 'destructive' })
  }
  requireSecondFactor(args, actor)
  const clientId = await readViewedClient(context.get(appContext), request, actor.userId)
  if (!clientId) {
    if (isDataRequest(request)) throw new AppError('forbidden', portalAccess.chooseClient)
    throw redirect('/lead_admin/clients')
  }
  if (!readMethods.has(request.method)) throw new AppError('forbidden', portalAccess.readOnly)
  context.set(actorContext, { ...actor, role: 'client_admin', clientId, viewing: true })
}

/** Behind the portal's gate: what only an organization's own administrator sees is, for others, not there. */
export const organizationGate: MiddlewareFunction<Response> = async ({ context }) => {
  if (!isClientAdmin(context.get(actorContext))) throw new AppError('not_found', 'Not found')
}
