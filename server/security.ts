import { isUploadPath } from '#app/features/uploads/upload.ts'
import type { Config } from '#app/platform/config.server.ts'

/** Pages that show the outside calendar, matched as the router matches addresses. */
const withCalendar = /^\/(get-started|book)\/?$/i

/**
 * Headers of every response.
 *
 * @param scripts sources that allow inline scripts: `'nonce-…'`, or `'sha256-…'` for each of them
 * @param path the requested one, unless the page is the same for everyone
 * @param isPreview the page is shown in a frame of the panel, with texts that are not published
 */
export function securityHeaders(
  config: Config,
  scripts: string[],
  path = '',
  isPreview = false,
): Record<string, string> {
  // Our own frames show stored files, which allow it in their own headers, and previews; no other page
  // can be framed.
  const calendar = withCalendar.test(path) ? config.schedulingUrl : undefined
  const frames = `${calendar ? `${new URL(calendar).origin} ` : ''}'self'`
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'", // positions that menus and the carousel compute
    "img-src 'self' data: blob:",
    "media-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(config.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': isPreview ? 'SAMEORIGIN' : 'DENY',
    ...(isPreview ? { 'X-Robots-Tag': 'noindex' } : {}),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(config.https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const pageMethods = new Set(['GET', 'HEAD', 'POST'])

/**
 * Whether no page accepts this method. React Router would run a page's action for PUT, PATCH and
 * DELETE, and for OPTIONS a loader that makes a file. Addresses below /api are for scripts and check
 * the method themselves. The pieces of a large file arrive by PATCH, and DELETE cancels it.
 */
export function isNoPageMethod({ method, url }: Request): boolean {
  if (pageMethods.has(method)) return false
  const { pathname } = new URL(url)
  if (isUploadPath(pathname)) return method !== 'PATCH' && method !== 'DELETE'
  return !/^\/api\//i.test(pathname)
}

/**
 * Whether a request that changes something comes from a page of another site. Browsers always say where
 * a post comes from; a client that does not is not a browser and carries no visitor's cookies.
 */
export function isCrossSite(request: Request, baseUrl: string): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true // `null`: a sandboxed or hidden origin
  const host = request.headers.get('host')
  return new URL(origin).host !== host && origin !== baseUrl
}
