/** An answer that is the same for everyone and may be kept for an hour. */
export function publicText(body: string, type = 'text/plain'): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
}
