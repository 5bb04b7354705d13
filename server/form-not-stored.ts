import { formBytes, readForm } from '#app/platform/form-data.server.ts'
import { company } from '#content/company.ts'
import { keptForm as copy } from '#content/form-not-stored.ts'
import { refusal, wantsJson } from './refusal.ts'

type Field = [name: string, value: string]
type KeptForm = { address: string; fields: Field[]; hadFile: boolean }

const longText = 40
const retrySeconds = '30'

/**
 * The response when nothing can be stored now: a page that keeps the form, JSON for scripts, otherwise
 * a sentence.
 *
 * @param kept the form fields, of a request whose body has been read since
 */
export async function refuse(
  request: Request,
  status: 503 | 507,
  kept = keepForm(request),
): Promise<Response> {
  const said = status === 507 ? copy.full : copy.unavailable
  const headers = { 'Retry-After': retrySeconds, 'Cache-Control': 'no-store' }
  const form = wantsJson(request) ? undefined : await kept?.()
  if (!form) return refusal(request, status, said, headers)
  const type = { 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(keptFormPage(form, said), { status, headers: { ...headers, ...type } })
}

/**
 * The fields of a form that was posted without a script, so that it can be sent again if it fails;
 * undefined for a request of a script, which keeps its form itself. Reads a copy of the body.
 */
export function keepForm(request: Request): (() => Promise<KeptForm | undefined>) | undefined {
  const { method, headers, url } = request
  const type = headers.get('content-type') ?? ''
  const { pathname, search } = new URL(url)
  const isScript = pathname.endsWith('.data') || headers.get('accept') === 'application/json'
  if (method !== 'POST' || isScript || !isSmallForm(type, headers.get('content-length')))
    return undefined
  const body = request.clone()
  return async () => {
    const form = await readForm(body).catch(() => undefined)
    if (!form) return undefined
    const fields = [...form].filter((one): one is Field => typeof one[1] === 'string')
    return { address: pathname + search, fields, hadFile: fields.length < [...form].length }
  }
}

/** The copy of a body stays in memory, so files are not copied. */
function isSmallForm(type: string, length: string | null): boolean {
  if (type.startsWith('application/x-www-form-urlencoded')) return true
  return type.startsWith('multipart/form-data') && length !== null && Number(length) <= formBytes
}

/** A page that contains the form, with a button that sends it again. It needs no script and no database. */
function keptFormPage({ address, fields, hadFile }: KeptForm, said: string): string {
  const hasPassword = fields.some(([name]) => /password|code$/i.test(name))
  const hidden = fields.map(
    ([name, value]) => `<input type="hidden" name="${inHtml(name)}" value="${inHtml(value)}">`,
  )
  const written = fields
    .filter(([name, value]) => !name.startsWith('intake_') && value.length > longText)
    .map(([, value]) => `<p style="white-space:pre-wrap">${inHtml(value)}</p>`)
  const again = `<form method="post" action="${inHtml(address)}">${hidden.join('')}
    <p><button style="font:inherit;padding:.6em 1.4em">${copy.action}</button></p></form>`
  return `<!doctype html><html lang="en" style="color-scheme:light dark"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${copy.title} · ${company.name}</title></head>
<body style="font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:12vh auto;padding:0 1.25rem">
<main><h1 style="font-size:1.6rem;line-height:1.25">${copy.title}</h1>
<p>${inHtml(said)}</p><p>${hasPassword ? copy.withPassword : copy.text}</p>
${hadFile ? `<p>${copy.withFile}</p>` : ''}
${hasPassword ? '' : again}
<p><a href="${inHtml(address)}" style="color:inherit">${copy.back}</a></p>
${written.length > 0 ? `<h2 style="font-size:1.1rem">${copy.written}</h2>${written.join('')}` : ''}
</main></body></html>`
}

function inHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (one) => entities[one] ?? one)
}
