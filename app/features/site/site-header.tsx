import { Link } from 'react-router'
import { MobileMenu } from '#app/features/site/mobile-menu.tsx'
import { SiteMark } from '#app/features/site/site-mark.tsx'
import { SiteMenu } from '#app/features/site/site-menu.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Search } from '#app/ui/icons.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { ThemeToggle } from '#app/ui/theme-toggle.tsx'
import { chrome } from '#content/chrome.ts'
import { company } from '#content/company.ts'

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 bg-paper">
      <div className="frame flex min-h-18 flex-wrap items-center justify-between gap-4">
        <Link
          to="/"
          aria-label={chrome.home}
          className="flex min-h-11 items-center text-ink no-underline"
        >
          <SiteMark />
        </Link>
        <div className="flex items-center gap-3 lg:gap-6">
          <div className="hidden lg:block">
            <SiteMenu />
          </div>
          <div className="flex items-center">
            <Link
              to="/search"
              aria-label={chrome.search}
              aria-keyshortcuts="/"
              prefetch="intent"
              className="no-print inline-flex size-11 items-center justify-center text-ink-muted hover:text-ink"
            >
              <Search aria-hidden="true" size={18} />
            </Link>
            <ThemeToggle labels={chrome.theme} />
          </div>
          <div className="hidden sm:block">
            <ButtonLink viewTransition to={chrome.getStarted.to}>
              {chrome.getStarted.label}
            </ButtonLink>
          </div>
          <div className="lg:hidden">
            <MobileMenu />
          </div>
        </div>
      </div>
      <div className="border-y border-line">
        <Microtext text={company.tagline} />
      </div>
    </header>
  )
}
