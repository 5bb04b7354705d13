/** Addresses that scripts call, which answer errors in JSON. */
const scripted = /^\/api\/|^\/auth\/passkey$|\/file-upload$/i

/** Whether a request comes from a script. A browser that navigates there says that it wants a page. */
export function wantsJson({ url, headers }: Request): boolean {
  if (/text\/html/.test(headers.get('accept') ?? '')) return false
  return scripted.test(new URL(url).pathname)
}

/** An error response without a page, in the format that the client expects. */
export function refusal(
  request: Request,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return wantsJson(request)
    ? Response.json({ error: message }, { status, headers })
    : new Response(message, {
        status,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
      })
}

const copy: Record<number, string> = {
  401: 'User not authenticated',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed.',
  413: 'The request is too large.',
  422: 'The request could not be read.',
  429: 'Too many attempts. Please try again later.',
}

/** The same for the router's own responses: no such address, or no such method. */
export async function inJson(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  if (status < 400 || !wantsJson(request)) return response
  const said = await response.clone().text()
  const isText = headers.get('content-type')?.startsWith('text/plain') && status < 500
  if (!isText && isObjectOfOurs(said)) return response
  const kept = new Headers(headers)
  for (const name of ['content-type', 'content-length']) kept.delete(name)
  const error = (isText && said) || (copy[status] ?? 'Something went wrong.')
  return Response.json({ error }, { status, headers: kept })
}

function isObjectOfOurs(said: string): boolean {
  try {
    const { message } = JSON.parse(said) as { message?: unknown }
    return message !== 'Unexpected Server Error'
  } catch {
    return false
  }
}
