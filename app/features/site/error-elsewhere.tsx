import { RelatedPages } from '#app/features/site/blocks/related-pages.tsx'
import { elsewhere } from '#content/elsewhere.ts'
import { siteNotes } from '#content/site-notes.ts'

/** Where a page that is not there could have led. */
export function Elsewhere() {
  const { title, text, paths } = elsewhere
  return (
    <section
      aria-labelledby="elsewhere"
      className="frame grid grid-cols-1 gap-x-8 gap-y-6 pb-20 md:grid-cols-12 md:pb-28"
    >
      <div className="md:col-span-4">
        <h2 id="elsewhere" className="headline text-section">
          {title}
        </h2>
        <p className="mt-3 max-w-[36ch] text-ink-muted">{text}</p>
      </div>
      <div className="md:col-span-8">
        <RelatedPages paths={paths} notes={siteNotes} />
      </div>
    </section>
  )
}
