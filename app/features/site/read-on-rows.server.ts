import { factSheetPath } from '#app/features/downloads/downloads.ts'
import type { Related } from '#app/features/related/related.ts'
import { listDate } from '#app/ui/format-date.ts'
import { allDownloads, factSheetLink } from '#content/downloads.ts'
import { readOnRows as copy } from '#content/next-steps.ts'
import { pageCopies } from '#content/page-copies.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { siteNotes } from '#content/site-notes.ts'

export type ReadOnRow = {
  to: string
  label: string
  title: string
  note: string | null
  /** How its link differs where it leads to a document and not to a page. */
  link?: { reloadDocument: true; prefetch: 'none' }
}
export type ReadOnRows = {
  title: string
  rows: ReadOnRow[]
  illustration: string | null
  /** The page's fact sheet, which the top of the page offers as well. */
  factSheet: { to: string; label: string } | null
}

/** Pages that list what has a fact sheet. */
const listPages: readonly string[] = ['/solutions', '/capabilities', '/public-sector-platforms']

/** Made on the server, so that the pages bring neither the notes of all pages nor a format of dates. */
export function readOnRows({ projects, insights, pages }: Related, pathname: string): ReadOnRows {
  const factSheet = factSheetPath(pathname)
  const related = [
    ...projects.map(({ slug, title, subtitle: note }) => ({
      ...{ to: `/projects/${slug}`, label: copy.project, title, note },
    })),
    ...insights.map(({ slug, title, published_at, content_type }) => ({
      ...{ to: `/blog/${slug}`, label: content_type?.name ?? copy.insight },
      ...{ title, note: listDate(published_at) },
    })),
    ...pages.map(rowOfPage),
    ...(listPages.includes(pathname) && projects.length > 0 ? [allDownloads] : []),
  ]
  const [first] = projects
  // Alone it would be a list of one; the top of the page offers it in any case.
  const isListed = factSheet !== undefined && related.length > 0
  const rows = isListed ? [rowOfFactSheet(factSheet, pathname as SitePath), ...related] : related
  return {
    title: pages.length > 0 ? copy.pages : isListed ? copy.withSheet : copy.published,
    rows,
    illustration: first ? `/illustrations/${first.slug}.svg` : null,
    factSheet: factSheet ? { to: factSheet, label: factSheetLink.short } : null,
  }
}

function rowOfFactSheet(to: string, page: SitePath): ReadOnRow {
  const { label, title, note } = factSheetLink
  return {
    to,
    label,
    title: title(siteMap[page].name),
    note,
    link: { reloadDocument: true, prefetch: 'none' },
  }
}

function rowOfPage(to: SitePath): ReadOnRow {
  const label = to.startsWith('/solutions/') ? copy.solution : copy.capability
  return { to, label, title: siteMap[to].name, note: siteNotes[to] }
}

type Listed = { related?: { paths: readonly SitePath[] }; shared?: { paths: readonly SitePath[] } }

/** The notes of the pages that a page's own copy leads to, for `RelatedPages`. */
export function notesFor(pathname: string): Partial<Record<SitePath, string>> {
  const { related, shared }: Listed = (pageCopies as Record<string, Listed>)[pathname] ?? {}
  const paths = [...(related?.paths ?? []), ...(shared?.paths ?? [])]
  return Object.fromEntries(paths.map((path) => [path, siteNotes[path]]))
}
