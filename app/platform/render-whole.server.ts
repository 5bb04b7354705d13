import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

const doctype = '<!DOCTYPE html>'
/** React's mark of a part that `renderToString` could not finish. */
const unfinished = '<!--$!-->'

/** A page is put together from texts and from bytes that were encoded before. */
export type Piece = string | Buffer

type Options = {
  /** Milliseconds that a part is waited for; then the browser must render it. */
  patience: number
  /** Is told of faults of single parts, which do not end the page. */
  onError: (error: unknown) => void
  /** Parts of the page that were rendered before; only for a page that is rendered in one go. */
  parts?: { around(page: ReactNode): ReactNode; complete(html: string): Piece[] }
}

/**
 * Renders a document to its end: in one go, which takes the least time; where something has to be waited
 * for or fails, a second time as a stream.
 *
 * @throws Error of a component that is not inside a part (`Suspense`)
 */
export async function renderWhole(page: ReactNode, options: Options): Promise<Piece[]> {
  return renderedNow(page, options) ?? [await renderedLate(page, options)]
}

function renderedNow(page: ReactNode, { parts }: Options): Piece[] | undefined {
  try {
    const html = renderToString(parts ? parts.around(page) : page)
    if (html.includes(unfinished)) return undefined
    return [doctype, ...(parts ? parts.complete(html) : [html])]
  } catch {
    // The stream reports the error, if it fails as well: it can wait for what stands in no part.
    return undefined
  }
}

function renderedLate(page: ReactNode, { patience, onError }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const body = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError,
    })
    const timer = setTimeout(abort, patience)
  })
}
