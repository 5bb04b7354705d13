import type { Asked } from './tus-server.server.ts'

/** Answers one request of the tus protocol 1.0 (creation, termination) about an upload of the actor. */
export async function answerTus(asked: Asked, request: Request): Promise<Response> {
  // Imported when needed: most processes take no large file for a long time.
  const { answer } = await import('./tus-server.server.ts')
  return answer(asked, request)
}
