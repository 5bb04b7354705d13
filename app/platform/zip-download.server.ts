import { Readable } from 'node:stream'
import type { App } from './app.server.ts'

type Options = { mtime: Date; compress?: boolean }

/** A ZIP that is written while it is sent: its entries are opened one after the other. */
export type ZipDownload = {
  addBuffer(name: string, content: Buffer): void
  add(name: string, open: () => Promise<Readable>): void
  /** What is sent, after the last entry was added. */
  end(): ReadableStream
}

/**
 * Begins an archive. When an entry fails, the answer is cut off, which the browser reports as a failed download; when the reader
 * leaves, what is open is closed.
 * @param what says in the log which archive it was
 */
export async function zipDownload(
  app: Pick<App, 'log'>,
  what: string,
  options: Options,
): Promise<ZipDownload> {
  // Loaded here, because few requests ask for an archive.
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let open: Readable | undefined
  output.once('close', () => open?.destroy())
  const interrupt = (error: Error) => {
    if (output.destroyed) return
    app.log.error({ err: error }, `${what} was interrupted`)
    output.destroy(error)
  }
  zip.on('error', interrupt)
  const give = (content: Readable, take: (error: unknown, content: Readable) => void) => {
    // The library listens to the end of an entry only.
    content.on('error', interrupt)
    if (output.destroyed) {
      content.destroy()
      return
    }
    open = content
    take(null, content)
  }
  return {
    addBuffer: (name, content) => zip.addBuffer(content, name, options),
    add: (name, openEntry) =>
      zip.addReadStreamLazy(name, options, (take) => {
        if (output.destroyed) return
        openEntry().then((content) => give(content, take), interrupt)
      }),
    end() {
      zip.end()
      return Readable.toWeb(output) as ReadableStream
    },
  }
}
