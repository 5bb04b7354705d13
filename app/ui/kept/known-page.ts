const routesPath = '/__manifest'

/**
 * Before a form is sent from a page with a parameter in its address, React Router asks the server whether
 * another route fits the address better, and shows an error page in the place of the form when the
 * connection is lost. The server has drawn the page, so nothing fits better: without a connection it is told
 * that there is no other route.
 */
function answerForOwnPage(): void {
  const send = window.fetch
  window.fetch = async (...request) => {
    try {
      return await send(...request)
    } catch (error) {
      if (!asksForOwnPage(request[0])) throw error
      return Response.json({})
    }
  }
}

/** The address and those above it are asked for together. */
function asksForOwnPage(asked: RequestInfo | URL): boolean {
  if (!(asked instanceof URL) || asked.pathname !== routesPath) return false
  const { pathname } = window.location
  const paths = asked.searchParams.get('paths')?.split(',') ?? []
  return paths.includes(pathname) && paths.every((path) => pathname.startsWith(path))
}

if (typeof window !== 'undefined') answerForOwnPage()
