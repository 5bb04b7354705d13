import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { PanelFoot } from '#app/ui/panel-foot.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { ThemeToggle } from '#app/ui/theme-toggle.tsx'
import { useFocusOnNewPath } from '#app/ui/use-focus-on-new-path.ts'
import { company } from '#content/company.ts'
import type { DemoFrame } from './demo.ts'

/** The shell of the demo dashboard: greeting, role and three sections. */
export function DemoShell({ copy, children }: { copy: DemoFrame; children: ReactNode }) {
  const { pathname } = useLocation()
  useFocusOnNewPath()
  const tabs = [
    {
      to: '/allied',
      label: copy.tabs.profile,
      selected: pathname.replace(/\/$/, '') === '/allied',
    },
    {
      to: '/allied/projects',
      label: copy.tabs.projects,
      selected: pathname.startsWith('/allied/projects'),
    },
    {
      to: '/allied/billing',
      label: copy.tabs.billing,
      selected: pathname.startsWith('/allied/billing'),
    },
  ]
  const selected = tabs.find((tab) => tab.selected)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 bg-navy px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {copy.skip}
      </a>
      <header className="no-print">
        <div className="frame flex items-center gap-x-2 py-3 lg:gap-x-6">
          <div className="me-auto flex min-w-0 flex-col gap-x-6 lg:flex-row lg:items-center">
            <Link to="/" className="headline self-start text-heading no-underline">
              {company.name}
            </Link>
            <span className="label truncate text-ink-muted" title={copy.client}>
              {copy.client}
            </span>
          </div>
          <ThemeToggle labels={copy.theme} />
          <Form method="post" action="/allied/lock" reloadDocument>
            <Button type="submit" variant="ghost" size="small">
              {copy.lock}
            </Button>
          </Form>
        </div>
        <Microtext text={company.tagline} />
        <div className="frame grid gap-3 pt-8 pb-4 sm:pt-10">
          <p className="flex items-center gap-3">
            <span className="label text-ink-muted">{copy.roleLabel}</span>
            <StatusBadge>{copy.role}</StatusBadge>
          </p>
          <h1 className="headline text-title text-balance">{copy.welcome}</h1>
          <p className="prose-measure text-ink-muted">{copy.intro}</p>
        </div>
        <div className="frame">
          <LinkTabs label={copy.tabsLabel} tabs={tabs} panelId="main" />
        </div>
      </header>
      <main className="frame flex-1 py-8">
        <div id="main" tabIndex={-1} role="tabpanel" aria-label={selected?.label}>
          {children}
        </div>
      </main>
      <PanelFoot text={copy.foot} className="frame" />
    </div>
  )
}
