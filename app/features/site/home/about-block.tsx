import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { home } from '#content/home.ts'

export function AboutBlock() {
  const copy = usePageCopy(home)
  const { about } = copy
  return (
    <section data-theme="dark" className="bg-plate text-ink">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-14 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-5">
          <MrzLine text={about.mrz} className="mb-6" />
          <h2 className="display text-title">{about.title}</h2>
          {about.paragraphs.map((text) => (
            <p key={text} className="mt-5 max-w-[46ch] text-ink-muted">
              {text}
            </p>
          ))}
          <ButtonLink to="/about" variant="secondary" className="mt-8">
            {about.action}
          </ButtonLink>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <h3 className="label mb-3 text-ink-muted">{about.figuresTitle}</h3>
          <dl className="border-t border-line-strong">
            {about.figures.map((figure) => (
              <div
                key={figure.label}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-6 border-b border-line py-4"
              >
                <dt className="text-ink-muted">{figure.label}</dt>
                <dd className="figure text-title">{figure.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
