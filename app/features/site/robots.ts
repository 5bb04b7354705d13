/** What is behind a sign-in, or for programs of our own, is of no use to a search engine. */
const closed = ['/lead_admin', '/admin', '/dashboard', '/auth', '/allied', '/api']

export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
