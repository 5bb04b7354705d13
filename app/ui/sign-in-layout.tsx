import type { ReactNode } from 'react'
import { FigurePrint, type PrintedFigure } from '#app/ui/figure-print.tsx'
import { Link } from '#app/ui/link.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'

type SignInLayoutProps = {
  /** Where clients sign in. */
  portal: string
  company: { name: string; tagline: string }
  copy: Record<'label' | 'title' | 'note' | 'toPortal' | 'toHome', string>
  figure: PrintedFigure
  children: ReactNode
}

/** A sign-in page with a form beside a figure: for the admin panel and the demo dashboard. */
export function SignInLayout({ portal, company, copy, figure, children }: SignInLayoutProps) {
  return (
    <main id="main" className="grid min-h-dvh grid-cols-1 lg:grid-cols-[1fr_1.1fr]">
      <div className="relative hidden items-center justify-center overflow-hidden border-e border-line bg-surface lg:flex">
        <FigurePrint figure={figure} className="size-[34rem]" />
      </div>
      <div className="flex flex-col justify-center px-6 py-12 sm:px-16">
        <div className="w-full max-w-md">
          <Link to="/" className="headline text-heading">
            {company.name}
          </Link>
          <Microtext text={company.tagline} />
          <MrzLine text={copy.label} className="mt-10" />
          <h1 className="headline text-title mt-3">{copy.title}</h1>
          <p className="mt-3 border-s-2 border-vermilion ps-4 text-ink-muted">{copy.note}</p>
          {children}
          <p className="mt-8 flex flex-wrap gap-6">
            <Link to={portal} className="text-link">
              {copy.toPortal}
            </Link>
            <Link to="/" className="text-link">
              {copy.toHome}
            </Link>
          </p>
        </div>
      </div>
    </main>
  )
}
