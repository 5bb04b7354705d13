import type { UploadAnswer } from './use-upload.ts'

/**
 * What an action returns, for a script that sent the form: a redirect becomes its address (its cookies
 * go along), a refusal its data.
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
