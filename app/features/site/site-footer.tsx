import { Link, useRouteLoaderData } from 'react-router'
import { SiteMark } from '#app/features/site/site-mark.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { WaveBand } from '#app/ui/wave-band.tsx'
import { type ChromeLink, chrome } from '#content/chrome.ts'
import { company } from '#content/company.ts'

const linkClass =
  'inline-flex min-h-8 items-center text-ink no-underline hover:underline hover:underline-offset-4'

function LinkList({ label, links }: { label: string; links: readonly ChromeLink[] }) {
  return (
    <nav aria-label={label}>
      <h2 className="label mb-3 text-ink-muted">{label}</h2>
      <ul className="text-[0.9375rem]">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} prefetch="intent" viewTransition className={linkClass}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The year is the server's, of the day on which a kept page was made; each is made anew after midnight. */
const useYear = () => useRouteLoaderData<{ year: number }>('root')?.year

export function SiteFooter() {
  const { footer } = chrome
  const year = useYear()
  return (
    <footer className="mt-auto">
      <WaveBand pattern="first" />
      <div className="border-y border-line">
        <Microtext text={company.tagline} />
      </div>
      <div className="frame grid gap-x-8 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-12">
        <div className="sm:col-span-2 lg:col-span-4">
          <SiteMark />
          <p className="headline mt-5 max-w-[18ch] text-heading">{company.tagline}</p>
          <a href={`mailto:${company.mailbox}`} className="text-link mt-5 inline-block py-1">
            {company.mailbox}
          </a>
        </div>
        <div className="lg:col-span-3">
          <LinkList {...footer.solutions} />
        </div>
        <div className="lg:col-span-2">
          <LinkList {...footer.company} />
        </div>
        <section aria-label={footer.offices} className="sm:col-span-2 lg:col-span-3">
          <h2 className="label mb-3 text-ink-muted">{footer.offices}</h2>
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
            {company.offices.map((office) => (
              <address key={office.city} className="text-[0.9375rem] not-italic">
                <span className="font-medium">{office.city}</span>
                <span className="text-ink-muted"> · {office.role}</span>
                {office.lines.map((line, index) => (
                  <span key={index} className="block text-ink-muted">
                    {line}
                  </span>
                ))}
              </address>
            ))}
          </div>
        </section>
      </div>
      <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-5 pb-20 text-small">
        <p className="text-ink-muted">{footer.rights(year ?? '', company.legalName)}</p>
        <nav aria-label={footer.legal.label}>
          <ul className="flex flex-wrap gap-x-6">
            {footer.legal.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} prefetch="intent" viewTransition className={linkClass}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
