import { Link, useLocation } from 'react-router'
import { draftBanner as copy } from '#content/draft-banner.ts'
import { editorPath } from './page-address.ts'

/**
 * Says that a page shows its draft. At the bottom, so that the page itself keeps its layout. In a frame
 * of the editor nothing is said; every link asks for a new window there, which the frame does not allow.
 */
export default function DraftBanner({ preview }: { preview: 'page' | 'frame' }) {
  const { pathname } = useLocation()
  if (preview === 'frame') return <base target="_blank" />
  return (
    <aside
      aria-label={copy.mark}
      className="no-print sticky bottom-0 z-40 flex flex-wrap items-center gap-x-5 gap-y-2 border-t-[3px] border-double border-vermilion bg-surface px-[var(--gutter)] py-3 text-small"
    >
      <span className="label border border-current px-2.5 py-1 text-vermilion">{copy.mark}</span>
      <span className="grow basis-48">{copy.text}</span>
      <Link to={editorPath(pathname)} reloadDocument className="text-link">
        {copy.back}
      </Link>
    </aside>
  )
}
