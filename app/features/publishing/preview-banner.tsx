import { Link } from 'react-router'
import { dateTime } from '#app/ui/format-date.ts'
import { publicationVersion } from '#content/publication-history.ts'
import { publicationPreview as words } from '#content/publication-preview.ts'
import type { VersionRow } from './version.ts'
import './preview-banner.css'

/** What a preview that nobody typed is of. */
export const sourceOf = (version: VersionRow | undefined): string =>
  version ? publicationVersion.source(version.version, dateTime(version.created_at)) : words.stored

/** Says on a preview what it is of. It stands below, so that nothing of the page moves. */
export function PreviewBanner({ source, back }: { source: string; back: string }) {
  return (
    <aside className="preview-banner no-print" aria-label={words.mark}>
      <span className="preview-banner-mark label">{words.mark}</span>
      <span className="preview-banner-text">
        {source} {words.onlyStaff}
      </span>
      <Link to={back} reloadDocument className="preview-banner-link">
        {words.back}
      </Link>
    </aside>
  )
}
