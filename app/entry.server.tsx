import { PassThrough, Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
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
  const scripts = scriptsOf(entry)
  const deferred = import.meta.env.PROD && scripts === 'on-use'
  // A public page must be complete without the script that would put late parts in their places.
  const whole = scripts !== undefined || isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const answer = (body: BodyInit) => resolve(new Response(body, { status, headers }))
    const send = () => {
      if (deferred) {
        const body = collected((html) => {
          clearTimeout(timer)
          answer(deferScripts(html, nonce))
        })
        body.once('error', reject)
        pipe(body)
        return
      }
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer)
          done()
        },
      })
      pipe(body)
      answer(createReadableStreamFromReadable(body))
    }
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      ...(whole ? { progressiveChunkSize: Number.POSITIVE_INFINITY } : {}),
      [whole ? 'onAllReady' : 'onShellReady']: send,
      onShellError: reject,
      onError: (error) => log.error({ err: error, requestId: id }, 'render'),
    })
    timer = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** What is piped in, as one text. */
function collected(whole: (text: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      try {
        whole(Buffer.concat(chunks).toString())
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
