import { data, isRouteErrorResponse } from 'react-router'
import { isSignInPage, stillSignedIn } from '#app/platform/still-signed-in.ts'
import { type Outcome, sendField, tellOutcome } from '#app/ui/kept/sending.ts'

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/**
 * The gates' counterpart in the browser: what changes something is sent once the page's own person is
 * known to be signed in. Until then the form stays as it is, with what was typed and chosen. The form
 * hears what became of it, and stays as it is also when the server cannot be reached.
 */
export async function signedInFirst(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    await next()
    return
  }
  const sendId = await sendIdOf(request)
  if (!(await stillSignedIn())) throw data('User not authenticated', { status: 401 })
  const results = (await next()) as Results
  for (const one of Object.values(results)) {
    // An error status, so that the loaders are not called: they would not reach the server either.
    if (sendId && isUnreached(one)) Object.assign(one, { type: 'data', result: unreached() })
    else continue
    tellOutcome(sendId, { kind: 'unsent', isSaid: false })
    return
  }
  if (sendId) tellOutcome(sendId, outcomeOf(Object.values(results)))
}

const unreached = () => data(undefined, { status: 503 })

async function sendIdOf(request: Request): Promise<string> {
  try {
    return String((await request.clone().formData()).get(sendField) ?? '')
  } catch {
    return ''
  }
}

/** The request failed, or the server did: an error page would take the place of the form. */
function isUnreached({ type, result }: Results[string]): boolean {
  if (type !== 'error') return false
  if (isRouteErrorResponse(result)) return result.status >= 500
  return ((result as { data?: unknown } | null)?.data ?? result) instanceof Error
}

function outcomeOf(results: Results[string][]): Outcome {
  for (const { type, result } of results) {
    const status = statusOf(result)
    if (status >= 300 && status < 400 && !isSignIn(result)) return { kind: 'stored' }
    if (status >= 500 || (type === 'error' && status === 0)) return { kind: 'unsent', isSaid: true }
  }
  return { kind: 'answered' }
}

function statusOf(result: unknown): number {
  if (result instanceof Response) return result.status
  if (isRouteErrorResponse(result)) return result.status
  return (result as { init?: { status?: number } } | null)?.init?.status ?? 0
}

function isSignIn(result: unknown): boolean {
  const to = result instanceof Response ? (result.headers.get('location') ?? '') : ''
  return isSignInPage(to, 302)
}
