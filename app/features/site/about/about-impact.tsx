import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { VoiceLines } from '#app/features/site/about/voice-lines.tsx'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { about } from '#content/about.ts'

export function AboutImpact() {
  const copy = usePageCopy(about)
  const { impact } = copy
  return (
    <section data-theme="dark" className="bg-plate text-ink">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-8 py-16 md:grid-cols-12 md:py-24">
        <div className="md:col-span-8">
          <p className="label text-ink-muted">{impact.label}</p>
          <h2 className="display mt-4 text-title">{impact.title}</h2>
        </div>
        <div className="self-end md:col-span-4">
          <p>{impact.text}</p>
        </div>
      </div>
      <VoiceLines className="block h-32 w-full text-ochre md:h-52" />
      <div className="frame py-16 md:py-20">
        <ol className="grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-3">
          {impact.items.map((item, index) => (
            <li key={index} className="border-t border-line-strong pt-4">
              <h3 className="headline text-heading">{item.title}</h3>
              <p className="mt-2 max-w-[44ch]">{item.text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
          <Link to="/vision" className="text-link py-1 text-lead">
            {impact.link}
          </Link>
          <MrzLine text={impact.mrz} className="max-w-full" />
        </div>
      </div>
    </section>
  )
}

export function AboutAction() {
  const copy = usePageCopy(about)
  const { action } = copy
  return (
    <section className="frame grid grid-cols-1 gap-x-8 gap-y-12 py-20 md:grid-cols-12 md:py-28">
      <div className="md:col-span-7">
        <h2 className="display text-hero">{action.title}</h2>
        <p className="mt-5 max-w-[52ch] text-lead text-ink-muted">{action.text}</p>
        <NextStepLink className="mt-8">{action.label}</NextStepLink>
      </div>
      <div className="self-end border-t border-ink pt-5 md:col-span-4 md:col-start-9">
        <h3 className="headline text-heading">{action.careers.title}</h3>
        <p className="mt-2 text-ink-muted">{action.careers.text}</p>
        <Link to="/careers" className="text-link mt-3 inline-block py-1">
          {action.careers.label}
        </Link>
      </div>
    </section>
  )
}
