import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ArrowRight } from '#app/ui/icons.tsx'
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
          {about.paragraphs.map((text, index) => (
            <p key={index} className="mt-5 max-w-[46ch] text-ink-muted">
              {text}
            </p>
          ))}
          <ButtonLink viewTransition to="/about" variant="secondary" className="mt-8">
            {about.action}
          </ButtonLink>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <h3 className="label mb-3 text-ink-muted">{about.figuresTitle}</h3>
          <dl className="border-t border-line-strong">
            {about.figures.map((figure, index) => (
              <div
                key={index}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-6 border-b border-line py-4"
              >
                <dt className="text-ink-muted">{figure.label}</dt>
                <dd className="figure text-title">{figure.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section aria-labelledby="checks" className="md:col-span-12">
          <h3 id="checks" className="label mb-3 text-ink-muted">
            {about.checksTitle}
          </h3>
          <ul className="grid grid-cols-1 gap-x-8 border-t border-line-strong sm:grid-cols-2 lg:grid-cols-4">
            {about.checks.map(({ label, to }) => (
              <li key={to} className="border-b border-line">
                <Link
                  to={to}
                  prefetch="intent"
                  className="flex min-h-12 items-center justify-between gap-4 py-2 no-underline hover:text-vermilion"
                >
                  {label}
                  <ArrowRight aria-hidden="true" size={16} className="shrink-0 text-ink-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}
