import type { EntryContext } from 'react-router'
import type { Piece } from './render-whole.server.ts'
import { deferScripts, scriptsOf } from './scripts-on-use.server.ts'

/** What every page of a route has at the end of its head and of its body: style sheets and scripts. */
export type RouteFrame = { head: string; foot: string }

type Frame = (nonce: string) => RouteFrame

/** Stands for the nonce, which is new in each response. */
const noncePlace = 'nonce-of-the-response'
const framesKept = 500

/**
 * Frames of routes, each rendered at the first request of its routes: of the 240 elements of a page with
 * a small list they are 50, and the list of modules behind them has 6 KB.
 *
 * @param isKept false in development, where the modules change
 */
export function createRouteFrames(isKept: boolean) {
  // By the routes that the frame names to the browser. The same page has more of them at another
  // address, and the browser would look for the page among those.
  const kept = new WeakMap<object, Map<string, Frame>>()

  /**
   * @param nonce undefined for a page that is the same for everybody
   * @param render the document of these routes with nothing but the frame
   */
  return (
    entry: EntryContext,
    nonce: string | undefined,
    render: (nonce: string | undefined) => string,
  ): RouteFrame => {
    const isDeferred = isKept && scriptsOf(entry) === 'on-use'
    const { matches, errors } = entry.staticHandlerContext
    const key = JSON.stringify([
      isDeferred,
      nonce !== undefined,
      matches.map(({ route }) => route.id),
    ])
    const frames = kept.get(entry.manifest) ?? new Map<string, Frame>()
    const known = frames.get(key)
    if (known) return known(nonce ?? '')
    const place = nonce && noncePlace
    const html = render(place)
    const made = withNonce(isDeferred ? deferScripts(html, place) : html)
    // The page of an error has the style sheets of fewer routes.
    if (isKept && !errors && frames.size < framesKept)
      kept.set(entry.manifest, frames.set(key, made))
    return made(nonce ?? '')
  }
}

function withNonce(html: string): Frame {
  const between = (name: string) => {
    const [start, end] = [html.indexOf(`<${name}>`), html.lastIndexOf(`</${name}>`)]
    if (start < 0 || end < 0) throw new Error(`The frame of a page has no ${name}.`)
    return html.slice(start + name.length + 2, end).split(noncePlace)
  }
  const [head, foot] = [between('head'), between('body')]
  return (nonce) => ({ head: head.join(nonce), foot: foot.join(nonce) })
}

/** The page with its frame, and with the data that its scripts start from. */
export function framed(page: readonly Piece[], { head, foot }: RouteFrame, data: string): Buffer {
  const has = (mark: string) => (piece: Piece) => typeof piece === 'string' && piece.includes(mark)
  const [first, last] = [page.findIndex(has('</head>')), page.findLastIndex(has('</body>'))]
  const pieces = page.flatMap((piece, at): Piece[] => {
    if (typeof piece !== 'string') return [piece]
    const headEnd = at === first ? piece.indexOf('</head>') : 0
    const bodyEnd = at === last ? piece.lastIndexOf('</body>') : piece.length
    return [
      ...(at === first ? [piece.slice(0, headEnd), head] : []),
      piece.slice(headEnd, bodyEnd),
      ...(at === last ? [foot, data, piece.slice(bodyEnd)] : []),
    ]
  })
  // Each text by itself: put together first, they would all be copied once more.
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  )
}

const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * The script that hands the loaders' data to React Router in the browser. Its own component does that in
 * a `Suspense` for each part of a stream, for which a page that is sent whole has no use.
 *
 * @param stream of React Router's encoder; read to its end
 */
export async function dataScript(
  stream: ReadableStream<Uint8Array> | undefined,
  nonce: string | undefined,
): Promise<string> {
  if (!stream) return ''
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const text = JSON.stringify(Buffer.concat(chunks).toString())
  const escaped = text.replace(/[&<>\u2028\u2029]/g, (one) => unsafe[one] as string)
  const controller = 'window.__reactRouterContext.streamController'
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  return `<script${attribute}>${controller}.enqueue(${escaped});${controller}.close();</script>`
}
