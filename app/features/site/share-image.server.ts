import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Texts } from '#app/features/page-copy/with-texts.ts'
import { shareImagePath } from '#app/features/site/page-meta.ts'
import { AppError } from '#app/platform/errors.ts'
import { picturesBusy } from '#content/machine.ts'
import { type SitePath, sitePaths } from '#content/site-map.ts'
import { cardOf, type ShareCard } from './share-image/setting.ts'

type ShareImage = { png: Buffer<ArrayBuffer>; etag: string }

const run = promisify(execFile)
const press = 'app/features/site/share-image/press.server.ts'
const mostKept = 64
const mostWaiting = 40
const longest = { timeout: 60_000, maxBuffer: 4 * 1024 * 1024 }

const pages = new Map(sitePaths.map((path) => [shareImagePath(path), path]))

declare module '#app/platform/app.server.ts' {
  interface App {
    /** Pictures that social networks show for a page. */
    shareImages: ShareImages
  }
}

export type ShareImages = ReturnType<typeof createShareImages>

/** The page of the site whose printed picture has this address. */
export const sharedPage = (pathname: string): SitePath | undefined => pages.get(pathname)

/**
 * What is printed for a page of the site, or nothing when no page has this address.
 * @param texts what staff have changed on it
 */
export function siteCard(pathname: string, texts: Texts = {}): ShareCard | undefined {
  const page = pages.get(pathname)
  return page && { ...cardOf(page), ...(texts['meta.title'] && { title: texts['meta.title'] }) }
}

/** Prints pictures one at a time, so that many first requests do not take the machine away from the pages. */
export function createShareImages() {
  // By all that is printed on them, so that a changed title gets a new one.
  const kept = new Map<string, Promise<ShareImage>>()
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    /**
     * The picture of a page: a kept one, or one that is printed now.
     * @throws AppError when too many others are waiting for theirs
     */
    find(card: ShareCard): Promise<ShareImage> {
      const key = JSON.stringify(card)
      const found = kept.get(key)
      if (found) return found
      if (waiting >= mostWaiting) throw new AppError('rate_limited', picturesBusy, 30)
      waiting += 1
      const image = queue.then(() => print(key))
      queue = image
        .catch(() => kept.delete(key))
        .finally(() => {
          waiting -= 1
        })
      kept.set(key, image)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest) kept.delete(oldest)
      return image
    },
  }
}

/**
 * In a process of its own, because the layout engine and the renderer take a second of computing and
 * some 150 MB, which only the end of a process gives back.
 */
async function print(card: string): Promise<ShareImage> {
  const { stdout } = await run(process.execPath, [resolve(press), card], {
    ...longest,
    encoding: 'buffer',
    env: {},
  })
  const png = Buffer.from(stdout)
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 27)}"` }
}
