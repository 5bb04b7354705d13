import { createCookie, redirect } from 'react-router'
import { beginningOf } from './sized-text.ts'
import type { Toast } from './toast.ts'

// Passes a toast to the next page. A text can contain a name that somebody else has written: React
// escapes it there, and it is cut here, because browsers refuse a cookie of more than 4,096 bytes.
const longestTitle = 160
const longestText = 400

const cookie = createCookie('toast', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 })

/** The toast that a redirect left, and the header that removes its cookie. */
export async function takeToast(
  request: Request,
): Promise<{ toast: Toast | null; headers: Headers }> {
  const headers = new Headers()
  // A prefetched page may never be seen, so the toast stays for the next page that is.
  if (/prefetch|prerender/.test(request.headers.get('sec-purpose') ?? ''))
    return { toast: null, headers }
  const toast: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null)
  if (!isToast(toast)) return { toast: null, headers }
  headers.append('set-cookie', await cookie.serialize('', { maxAge: 0 }))
  return { toast, headers }
}

/** Redirects the browser to a page that shows the toast. */
export async function redirectWithToast(
  url: string,
  toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] },
  headers = new Headers(),
): Promise<Response> {
  const { title, description, ...rest } = toast
  const value: Toast = {
    ...{ id: crypto.randomUUID(), tone: 'default', ...rest },
    title: beginningOf(title, longestTitle),
    ...(description && { description: beginningOf(description, longestText) }),
  }
  headers.append('set-cookie', await cookie.serialize(value))
  return redirect(url, { headers })
}

function isToast(value: unknown): value is Toast {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, description, tone, undo } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    (description === undefined || typeof description === 'string') &&
    (tone === 'default' || tone === 'destructive') &&
    (undo === undefined || isUndo(undo))
  )
}

function isUndo(value: unknown): value is Toast['undo'] {
  if (typeof value !== 'object' || value === null) return false
  const { change, label } = value as Record<string, unknown>
  return typeof change === 'string' && typeof label === 'string'
}
