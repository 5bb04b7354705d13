import { Link } from 'react-router'
import { draftParameter, framedDraft } from '#app/features/page-copy/page-copy.ts'
import { pageEditor } from '#content/page-texts.ts'
import { editorPath } from './page-address.ts'
import type { EditedPage } from './page-text-service.server.ts'
import { type PreviewWidth, previewHref, previewSizes, previewWidths } from './preview-sizes.ts'

const copy = pageEditor.preview

type PagePreviewProps = { edited: EditedPage; width: PreviewWidth | null }

/** The page with what is saved, at the width of a large screen or of a phone. It works without a script. */
export function PagePreview({ edited, width }: PagePreviewProps) {
  const { page, draft } = edited
  return (
    <section id="preview" aria-labelledby="preview-title" className="mb-10 scroll-mt-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-y border-line py-2">
        <h2 id="preview-title" className="headline text-heading">
          {copy.title}
        </h2>
        <nav aria-label={copy.title} className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          {previewWidths.map((one) => (
            <Link
              key={one}
              to={previewHref(page, one)}
              preventScrollReset
              replace
              aria-current={one === width ? 'true' : undefined}
              className={link}
            >
              {copy.widths[one](previewSizes[one].width)}
            </Link>
          ))}
          <a href={`${page}?${draftParameter}=1`} target="_blank" rel="noopener" className={link}>
            {copy.tab}
          </a>
          {width && (
            <Link to={editorPath(page)} preventScrollReset replace className={link}>
              {copy.close}
            </Link>
          )}
        </nav>
      </div>
      {width && (
        <>
          <p className="my-3 text-small text-ink-muted">
            {draft ? copy.ofDraft : copy.ofPublished}
          </p>
          <Frame key={`${edited.mark} ${width}`} page={page} name={edited.name} width={width} />
        </>
      )}
    </section>
  )
}

const link =
  'inline-flex min-h-9 items-center text-link aria-[current=true]:font-medium aria-[current=true]:text-ink aria-[current=true]:no-underline'

type FrameProps = { page: string; name: string; width: PreviewWidth }

/** Without scripts, forms and new windows. A frame that is wider than the panel is drawn smaller. */
function Frame({ page, name, width }: FrameProps) {
  const size = previewSizes[width]
  const scale = `min(1, tan(atan2(100cqi, ${size.width}px)))`
  return (
    <div className="@container">
      <div
        className="overflow-hidden border border-line-strong bg-paper"
        style={{ maxWidth: size.width + 2, height: `calc(${size.height}px * ${scale})` }}
      >
        <iframe
          title={copy.frame(name, size.width)}
          sandbox="allow-same-origin"
          src={`${page}?${draftParameter}=${framedDraft}`}
          style={{
            width: size.width,
            height: size.height,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
          className="block max-w-none border-0"
        />
      </div>
    </div>
  )
}
