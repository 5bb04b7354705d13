import type { ReactNode } from 'react'
import { Accented } from '#app/ui/accented.tsx'
import { Engraving } from '#app/ui/engraving.tsx'
import { getStartedFigure as recipe } from '#app/ui/figure-dossier.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { getStarted } from '#content/get-started.ts'

type GetStartedPageProps = {
  /** The number of rings of the seal that are engraved: its core and one for each finished step. */
  rings: number
  stage: keyof typeof getStarted.intro
  children: ReactNode
}

/** The layout of the get-started page: introduction on one side, the form on the other. */
export function GetStartedPage({ rings, stage, children }: GetStartedPageProps) {
  const { headline, lead, details, note } = getStarted.intro[stage]
  return (
    <div
      className={`frame grid grid-cols-1 gap-x-12 gap-y-8 pt-8 md:pt-14 lg:grid-cols-12 ${stage === 'filling' ? 'pb-20 md:pb-28' : 'pb-14'}`}
    >
      <div className="lg:col-span-5 xl:col-span-4">
        <MrzLine text={getStarted.mrz} className="mb-6" />
        <div className="flex items-start justify-between gap-4 lg:block">
          <h1 className="display text-title">
            <Accented parts={headline} />
          </h1>
          <Engraving
            recipe={recipe}
            engraved={rings}
            className={`w-24 shrink-0 sm:w-36 lg:mt-8 lg:mb-2 lg:w-full ${stage === 'filling' ? 'lg:max-w-80' : 'lg:max-w-48'}`}
          />
        </div>
        <p className="mt-4 max-w-[44ch] text-lead text-ink-muted">{lead}</p>
        <dl className="mt-5 hidden max-w-md border-t border-ink lg:block">
          {details.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-3">
              <dt className="text-ink-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 hidden max-w-md text-small text-ink-muted lg:block">{note}</p>
      </div>
      <div className="min-w-0 lg:col-span-7 xl:col-span-8">{children}</div>
    </div>
  )
}
