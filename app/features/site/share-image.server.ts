import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { shareImagePath } from '#app/features/site/page-meta.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'

type ShareImage = { png: Buffer<ArrayBuffer>; etag: string }

const run = promisify(execFile)
const press = 'app/features/site/share-image/press.server.ts'
const mostKept = 64
const longest = { timeout: 60_000, maxBuffer: 4 * 1024 * 1024 }

const pages = new Map(
  (Object.keys(siteMap) as SitePath[]).map((path) => [shareImagePath(path), path]),
)

// They depend on nothing but the release, so whoever asks gets the same ones.
const kept = new Map<SitePath, Promise<ShareImage>>()
let queue: Promise<unknown> = Promise.resolve()

/** The picture that social networks show for a page, or nothing when no page has this address. */
export function findShareImage(pathname: string): Promise<ShareImage> | undefined {
  const page = pages.get(pathname)
  return page && (kept.get(page) ?? keep(page))
}

function keep(page: SitePath): Promise<ShareImage> {
  // One at a time: many first requests must not take the machine away from the pages.
  const image = queue.then(() => print(page))
  queue = image.catch(() => kept.delete(page))
  kept.set(page, image)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest) kept.delete(oldest)
  return image
}

/**
 * In a process of its own, because the layout engine and the renderer take a second of computing and
 * some 150 MB, which only the end of a process gives back.
 */
async function print(page: SitePath): Promise<ShareImage> {
  const { stdout } = await run(process.execPath, [resolve(press), page], {
    ...longest,
    encoding: 'buffer',
    env: {},
  })
  const png = Buffer.from(stdout)
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 27)}"` }
}
