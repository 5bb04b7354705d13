import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { SiteFooter } from '#app/features/site/site-footer.tsx'
import { SiteHeader } from '#app/features/site/site-header.tsx'
import { Speculation } from '#app/features/site/speculation.tsx'
import { chrome } from '#content/chrome.ts'

let shown = ''

/**
 * After a navigation without a new document, reading goes on at the new page. The server is told which
 * page is shown: its data may have been fetched ahead, so only the page itself knows that it is seen.
 */
function useNewPage() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = shown
    shown = pathname
    if (!before || before === pathname) return
    fetch(pathname, { method: 'HEAD', keepalive: true }).catch(() => {})
    const content = document.getElementById('content')
    // A page that is there for a field has put the focus into it.
    if (!hash && !content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [pathname, hash])
}

export function SiteLayout({ children }: { children: ReactNode }) {
  useNewPage()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 bg-navy px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {chrome.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="overflow-x-clip">
        {children}
      </main>
      <SiteFooter />
      <Speculation />
    </div>
  )
}
