import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type SitePath, sitePaths } from '#content/site-map.ts'
import { pageSubjects } from '#content/subjects.ts'

/** A public page by its last word: `/solutions/evisa` is `routes/site/evisa.tsx`. */
function page(path: SitePath) {
  const file = `routes/site/${path.split('/').at(-1) || 'home'}.tsx`
  return path === '/' ? index(file) : route(path.slice(1), file)
}

// The calendar differs from one minute to the next.
const keptPages = sitePaths.filter((path) => path !== '/book')

/** What everybody may read; the pages themselves are in the site map. */
export const siteRoutes: RouteConfigEntry[] = [
  layout('routes/site/layout.tsx', [
    // The same bytes for every visitor: rendered once and kept in memory.
    layout('routes/site/cached.ts', [
      ...keptPages.filter((path) => !(path in pageSubjects)).map(page),
      layout('routes/site/read-on.tsx', [
        ...keptPages.filter((path) => path in pageSubjects).map(page),
        route('projects/:slug', 'routes/site/project.tsx'),
        route('blog/:slug', 'routes/site/blog-insight.tsx'),
      ]),
      route('help', 'routes/site/help.tsx'),
      route('help/:slug', 'routes/site/help-article.tsx'),
      route('status', 'routes/site/status.tsx'),
      route('careers/apply', 'routes/site/apply.tsx'),
      route('newsletter', 'routes/site/newsletter.tsx'),
    ]),
    route('newsletter/confirm', 'routes/site/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/site/newsletter-unsubscribe.tsx'),
    route('status/confirm', 'routes/site/status-confirm.tsx'),
    route('status/unsubscribe', 'routes/site/status-unsubscribe.tsx'),
    page('/book'),
    route('verify', 'routes/site/verify.tsx'),
    route('conversation', 'routes/site/conversation.tsx'),
    route('conversation/mails', 'routes/site/conversation-mails.tsx'),
    route('booking/:token', 'routes/site/booking.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  // Kept in memory as the pages are.
  layout('routes/site/cached.ts', { id: 'cached-texts' }, [
    route('sitemap.xml', 'routes/site/sitemap.ts'),
    route('status/feed.xml', 'routes/site/status-feed-atom.ts'),
    route('blog/feed.xml', 'routes/site/feed-atom.ts'),
    route('blog/feed.json', 'routes/site/feed-json.ts'),
    route('procurement/pack.pdf', 'routes/site/pack-pdf.ts'),
    route('trust/questionnaire.csv', 'routes/site/questionnaire.ts'),
    route('downloads/:name.pdf', 'routes/site/download.ts'),
    route('accessibility/:file', 'routes/site/accessibility-file.ts'),
  ]),
  route('booking/:token/call.ics', 'routes/site/booking-ics.ts'),
  route('status/one-click', 'routes/site/status-one-click.ts'),
  route('calendar/:token.ics', 'routes/site/calendar-ics.ts'),
  route('newsletter/one-click', 'routes/site/newsletter-one-click.ts'),
  route('careers/apply/file-upload', 'routes/site/apply-file-upload.ts'),
  route('theme', 'routes/site/theme.ts'),
  route('zone', 'routes/site/zone.ts'),
  route('share/:name.png', 'routes/site/share-image.ts'),
  route('illustrations/:name.svg', 'routes/site/illustration.ts'),
  route('pictures/:picture/:file', 'routes/site/picture.ts'),
  route('procurement/pack.zip', 'routes/site/pack-zip.ts'),
  route('trust/documents/:evidenceId', 'routes/site/trust-document.ts'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('llms.txt', 'routes/site/llms.ts'),
  route('.well-known/security.txt', 'routes/site/security-txt.ts'),
]
