import { Link } from 'react-router'
import { publicationPreview as words } from '#content/publication-preview.ts'
import './preview-banner.css'

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
