import type { UploadAnswer } from './use-upload.ts'

/**
 * Converts the result of an action into JSON for the upload script: a redirect becomes its address
 * (with its cookies), a refusal its data.
 */
export function uploadAnswer<Refusal>(
  outcome: Response | { data: Refusal; init: ResponseInit | null },
): Response {
  if (!(outcome instanceof Response)) {
    const answer: UploadAnswer<Refusal> = { refusal: outcome.data }
    return Response.json(answer, outcome.init ?? undefined)
  }
  const headers = new Headers()
  for (const cookie of outcome.headers.getSetCookie()) headers.append('set-cookie', cookie)
  const answer: UploadAnswer<Refusal> = { location: outcome.headers.get('location') ?? '/' }
  return Response.json(answer, { headers })
}
