import { createCookie, redirect } from 'react-router'
import type { Toast } from './toast.ts'

// Passes a toast to the next page. It contains only texts of our own copy, and React escapes them
// there.
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
  const value: Toast = { id: crypto.randomUUID(), tone: 'default', ...toast }
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
