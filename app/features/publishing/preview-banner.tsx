import { Link } from 'react-router'
import type { Times } from '#app/ui/times/times.ts'
import { publicationVersion } from '#content/publication-history.ts'
import { publicationPreview as copy } from '#content/publication-preview.ts'
import type { VersionRow } from './version.ts'
import './preview-banner.css'

/** The source of a preview that does not come from a form. */
export const sourceOf = (version: VersionRow | undefined, times: Times): string =>
  version ? publicationVersion.source(version.version, times.time(version.created_at)) : copy.stored

/** Says what a preview shows. At the bottom, so that the page itself keeps its layout. */
export function PreviewBanner({ source, back }: { source: string; back: string }) {
  return (
    <aside className="preview-banner no-print" aria-label={copy.mark}>
      <span className="preview-banner-mark label">{copy.mark}</span>
      <span className="preview-banner-text">
        {source} {copy.onlyStaff}
      </span>
      <Link to={back} reloadDocument className="preview-banner-link">
        {copy.back}
      </Link>
    </aside>
  )
}
