const bodies = new WeakMap<Response, Buffer>()

/**
 * A response whose whole body is in memory and is read with `wholeBodyOf`; its own body is empty. A
 * `Response` gives its body only as a stream: creating it, and reading, compressing and sending it in
 * pieces, takes longer than rendering a page.
 */
export function wholeResponse(body: Buffer, init: ResponseInit): Response {
  const response = new Response(null, init)
  bodies.set(response, body)
  return response
}

/** The body of a response that `wholeResponse` made; undefined for any other one. */
export const wholeBodyOf = (response: Response): Buffer | undefined => bodies.get(response)
