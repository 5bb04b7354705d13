import type { ReactNode } from 'react'
import { FigurePrint, type PrintedFigure } from '#app/ui/figure-print.tsx'
import { Link } from '#app/ui/link.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'

type SignInLayoutProps = {
  name: string
  tagline: string
  label: string
  title: string
  note: string
  figure: PrintedFigure
  links: readonly { to: string; label: string }[]
  children: ReactNode
}

/** A sign-in page with a form beside a figure: for the admin panel and the demo dashboard. */
export function SignInLayout(props: SignInLayoutProps) {
  const { name, tagline, label, title, note, figure, links, children } = props
  return (
    <main id="main" className="grid min-h-dvh grid-cols-1 lg:grid-cols-[1fr_1.1fr]">
      <div className="relative hidden items-center justify-center overflow-hidden border-e border-line bg-surface lg:flex">
        <FigurePrint figure={figure} className="size-[34rem]" />
      </div>
      <div className="flex flex-col justify-center px-6 py-12 sm:px-16">
        <div className="w-full max-w-md">
          <Link to="/" className="headline text-heading">
            {name}
          </Link>
          <Microtext text={tagline} />
          <MrzLine text={label} className="mt-10" />
          <h1 className="headline text-title mt-3">{title}</h1>
          <p className="mt-3 border-s-2 border-vermilion ps-4 text-ink-muted">{note}</p>
          {children}
          <p className="mt-8 flex flex-wrap gap-6">
            {links.map(({ to, label }) => (
              <Link key={to} to={to} className="text-link">
                {label}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </main>
  )
}
