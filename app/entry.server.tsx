import { renderToString } from 'react-dom/server'
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
import { createPartCache } from '#app/platform/part-cache.server.ts'
import { renderWhole } from '#app/platform/render-whole.server.ts'
import { createRouteFrames, dataScript, framed } from '#app/platform/route-frame.server.ts'
import { CachedParts } from '#app/ui/cached-part.tsx'
import { NonceContext } from '#app/ui/nonce.ts'
import { PagePart } from '#app/ui/page-part.ts'

export const streamTimeout = 5_000

const frameOf = createRouteFrames(import.meta.env.PROD)
// Of the figures, the largest part, about forty states.
const beginParts = createPartCache(5_000_000)

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (entry.staticHandlerContext.errors) headers.set(faultHeader, '1')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { id, nonce } = context.get(requestContext)
  const { log } = context.get(appContext)
  const part = (which: 'frame' | 'page', nonceOfPart: string | undefined) => (
    <NonceContext value={nonceOfPart}>
      <PagePart value={which}>
        <ServerRouter
          context={{ ...entry, serverHandoffStream: undefined }}
          url={request.url}
          nonce={nonceOfPart}
        />
      </PagePart>
    </NonceContext>
  )
  const parts = beginParts()
  const page = await renderWhole(part('page', nonce), {
    patience: streamTimeout + 1_000,
    parts: {
      around: (whole) => <CachedParts value={parts}>{whole}</CachedParts>,
      complete: parts.complete,
    },
    onError: (error) => log.error({ err: error, requestId: id }, 'rendering failed'),
  })
  const frame = frameOf(entry, nonce, (place) => renderToString(part('frame', place)))
  const body = framed(page, frame, await dataScript(entry.serverHandoffStream, nonce))
  return wholeResponse(body, { status, headers })
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
