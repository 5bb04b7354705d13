import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { appContext, requestContext } from '#app/platform/context.ts'
import { faultHeader } from '#app/platform/fault-header.ts'
import { loggedPath } from '#app/platform/logged-path.ts'
import { wholeResponse } from '#app/platform/page-body.server.ts'
import { deferScripts, scriptsOf } from '#app/platform/scripts-on-use.server.ts'
import { NonceContext } from '#app/ui/nonce.ts'

export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (entry.staticHandlerContext.errors) headers.set(faultHeader, '1')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { id, nonce } = context.get(requestContext)
  const { log } = context.get(appContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const isDeferred = import.meta.env.PROD && scriptsOf(entry) === 'on-use'
  return new Promise((resolve, reject) => {
    // Sent whole: its late parts stand in their places, and it is compressed and written once.
    const body = collected((html) => {
      clearTimeout(timer)
      const sent = isDeferred ? Buffer.from(deferScripts(html.toString(), nonce)) : html
      resolve(wholeResponse(sent, { status, headers }))
    })
    body.once('error', reject)
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError: (error) => log.error({ err: error, requestId: id }, 'rendering failed'),
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** What is piped in, as one piece. */
function collected(whole: (bytes: Buffer) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      try {
        whole(Buffer.concat(chunks))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

/** Every unexpected fault, once, with the id that its page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log } = context.get(appContext)
  log.error(
    {
      err: error,
      requestId: context.get(requestContext).id,
      path: loggedPath(new URL(request.url).pathname),
    },
    'request failed',
  )
}
