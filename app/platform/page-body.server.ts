const bodies = new WeakMap<Response, Buffer>()

/**
 * An answer whose whole body is at hand. A `Response` gives its body back as a stream only, and reading
 * that, compressing it and sending it in pieces costs more than making a page.
 */
export function wholeResponse(body: Buffer, init: ResponseInit): Response {
  const response = new Response(body as BodyInit, init)
  bodies.set(response, body)
  return response
}

/** The body of an answer made by `wholeResponse`; undefined for any other one. */
export const wholeBodyOf = (response: Response): Buffer | undefined => bodies.get(response)
