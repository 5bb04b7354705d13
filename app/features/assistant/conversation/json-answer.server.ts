import type { RouterContextProvider } from 'react-router'
import { appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { conversationCopy } from '#content/conversations.ts'

type Context = Readonly<RouterContextProvider>

/** Answers a request for JSON: an error becomes JSON with its status; unexpected ones are logged. */
export async function answerJson(
  context: Context,
  work: () => Promise<Response>,
  failure: string = conversationCopy.errors.failed,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const { body, status, headers } = faultOf(context, error, failure)
    return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
  }
}

/** An error as JSON. */
export function faultOf(
  context: Context,
  error: unknown,
  failure: string = conversationCopy.errors.failed,
) {
  if (error instanceof AppError) {
    const { userMessage, code, status, init } = error
    return { body: { error: userMessage, code }, status, headers: init.headers }
  }
  const { id: requestId } = context.get(requestContext)
  context.get(appContext).log.error({ err: error, requestId }, 'request failed')
  return { body: { error: failure, code: 'failed', requestId }, status: 500, headers: undefined }
}

/** The answer of an address that takes one method only. */
export const onlyMethod = (method: 'GET' | 'POST'): Response =>
  Response.json(
    { error: conversationCopy.errors.method(method) },
    { status: 405, headers: { Allow: method } },
  )
