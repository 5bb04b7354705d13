import type { ServerBuild } from 'react-router'
import type { App } from '#app/platform/app.server.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { createPublicPaths } from './page-key.ts'

type Asked = {
  method: string
  /** The address as it was sent, with its query. */
  url: string
  ip: string
  /** @returns a header by its name in small letters */
  header: (name: string) => string | undefined
}

/** Tells the counter of visits which public pages people see, whether they were kept or rendered. */
export function createPageViews(app: App, build: ServerBuild) {
  const publicPath = createPublicPaths(build)

  /** Counts a request that was answered with a page. */
  function count({ method, url, ip, header }: Asked): void {
    // A browser that had the page already says with HEAD that it shows it now.
    const isShown = method === 'GET' || header('sec-fetch-site') === 'same-origin'
    const path = isShown && publicPath(url)
    if (path) app.visits.count({ path, url, ip, header })
  }

  return {
    count,
    /** Counts a request if the response is a page: no redirect, error, file or data. */
    countAnswered({ method, url, headers }: Request, answer: Response): void {
      if (method !== 'GET' && method !== 'HEAD') return
      // 304: the browser shows the page that it has.
      if (answer.status !== 200 && answer.status !== 304) return
      if (!answer.headers.get('content-type')?.startsWith('text/html')) return
      const { pathname, search } = new URL(url)
      const header = (name: string) => headers.get(name) ?? undefined
      count({ method, url: pathname + search, ip: clientIp(), header })
    },
  }
}
