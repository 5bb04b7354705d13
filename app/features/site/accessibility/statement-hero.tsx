import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { accessibility } from '#content/accessibility.ts'
import { TactileName } from './tactile-name.tsx'

export function StatementHero() {
  const copy = usePageCopy(accessibility)
  return (
    <header className="overflow-clip border-b border-line">
      <div className="frame pt-10 pb-12 md:pt-16">
        <MrzLine text={copy.mrz} className="mb-6" />
        <h1 className="display max-w-[18ch] text-hero">
          <Accented parts={copy.headline} />
        </h1>
        <p className="mt-6 max-w-[60ch] text-lead text-ink-muted">{copy.lead}</p>
        <TactileName className="mt-10 w-full max-w-4xl" />
      </div>
    </header>
  )
}
