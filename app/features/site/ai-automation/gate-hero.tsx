import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { aiAutomation } from '#content/capabilities/ai-automation.ts'
import { GateDrawing } from './gate-drawing.tsx'

const tones = {
  proposed: 'text-verdigris border-verdigris',
  referred: 'text-ochre border-ochre',
  alone: 'text-vermilion border-vermilion',
} as const

function Streams() {
  const { gate } = usePageCopy(aiAutomation)
  return (
    <dl className="lg:grid lg:h-full lg:grid-rows-[50fr_29fr_21fr] lg:border-s-2 lg:border-ink">
      {gate.streams.map((stream) => (
        <div
          key={stream.id}
          className={`border-s-2 py-3 ps-4 max-lg:mt-4 lg:flex lg:flex-col lg:justify-center lg:border-s-0 lg:py-0 lg:ps-6 ${tones[stream.id]}`}
        >
          <dt className="headline text-heading">{stream.title}</dt>
          <dd className="mt-1 max-w-[46ch] text-small text-ink">{stream.text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function GateHero() {
  const copy = usePageCopy(aiAutomation)
  const { gate } = copy
  return (
    <section data-theme="dark" className="bg-plate overflow-clip text-ink">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-6 pt-10 md:pt-16 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <MrzLine text={copy.mrz} className="mb-6" />
          <h1 className="display max-w-[14ch] text-hero">
            <Accented parts={copy.headline} />
          </h1>
        </div>
        <div className="self-end lg:col-span-4">
          <p className="max-w-[46ch] text-lead text-ink-muted">{copy.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <NextStepLink place="hero">{copy.primary}</NextStepLink>
            <ButtonAnchor href="#limits" size="large" variant="secondary">
              {copy.secondary}
            </ButtonAnchor>
          </div>
        </div>
      </div>
      <div className="frame pt-12 pb-14 md:pt-16 md:pb-20">
        <h2 className="sr-only">{gate.title}</h2>
        <div className="label hidden items-end pb-3 text-ink-muted lg:grid lg:min-h-16 lg:grid-cols-12 lg:gap-x-8">
          <p className="col-span-8">{gate.incoming}</p>
          <p className="col-span-4 text-ink">{gate.desk}</p>
        </div>
        <p className="label mb-3 text-ink-muted lg:hidden">{gate.incoming}</p>
        <div className="grid grid-cols-1 lg:grid-cols-12 lg:gap-x-8">
          <div className="relative max-lg:hidden lg:col-span-8 lg:h-[38rem]">
            <div className="absolute -end-8 top-0 h-full w-[calc(100%+2rem+max(var(--gutter),(100vw-82rem)/2))]">
              <GateDrawing className="absolute inset-0 size-full" />
              {/* Over the gate, wherever the width of the window puts it. */}
              <p className="absolute start-[56%] bottom-full ms-[-1.5%] max-w-[32ch] pb-3 text-small text-ink-muted">
                <span className="label block text-ink">{gate.gate}</span> {gate.gateNote}
              </p>
            </div>
          </div>
          <div className="lg:hidden">
            <GateDrawing upright className="block h-[26rem] w-full" />
            <p className="label mt-2 grid grid-cols-[51fr_29fr_20fr] border-t-2 border-ink pt-2 text-[0.6875rem] tracking-normal">
              {gate.streams.map(({ id, short }) => (
                <span key={id} className={tones[id]}>
                  {short}
                </span>
              ))}
            </p>
            <p className="mt-6 text-small text-ink-muted">
              <span className="label text-ink">{gate.gate}:</span> {gate.gateNote}
            </p>
          </div>
          <div className="lg:col-span-4 lg:h-[38rem]">
            <Streams />
          </div>
        </div>
      </div>
    </section>
  )
}
