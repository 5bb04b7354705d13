// biome-ignore-all lint/a11y/useSemanticElements: the carousel pattern asks for these roles

import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Turning } from '#app/features/leads/blueprint-carousel.tsx'
import { blueprintFigureId } from '#app/features/leads/blueprint-figure.tsx'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Engraving } from '#app/ui/engraving.tsx'
import { blueprint as recipe } from '#app/ui/figure-blueprint.ts'
import { ArrowLeft, ArrowRight } from '#app/ui/icons.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { blueprint } from '#content/blueprint.ts'

const total = blueprint.journey.steps.length

// Scrolls by touch until the element is near the viewport; then the carousel is loaded.
const Carousel = lazy(() => import('#app/features/leads/blueprint-carousel.tsx'))

/** Whether the element is in the viewport or close to it. */
function useNear(element: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50% 0px',
    })
    watch.observe(target)
    return () => watch.disconnect()
  }, [element])
  return isNear
}

// At either end the arrow stays enabled, so that a keyboard user does not lose the focus.
const arrowClass =
  'grid size-12 place-items-center border border-line-strong hover:border-ink aria-disabled:opacity-60'

export function BlueprintJourney() {
  const { journey } = usePageCopy(blueprint)
  const viewport = useRef<HTMLDivElement>(null)
  const isNear = useNear(viewport)
  const [carousel, setCarousel] = useState<Turning>()
  const [selected, setSelected] = useState(0)
  const goTo = (index: number) => carousel?.scrollTo(Math.max(0, Math.min(total - 1, index)))
  const id = useId()
  const step = journey.steps[selected]

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowLeft: selected - 1, ArrowRight: selected + 1, Home: 0, End: total - 1 }[
      event.key
    ]
    if (to === undefined || !carousel) return
    event.preventDefault()
    goTo(to)
  }

  return (
    <section data-theme="dark" className="bg-plate py-20 text-ink md:py-28">
      <div className="frame">
        <MrzLine text={journey.mrz} className="mb-6" />
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
          <h2 id={id} className="display text-title md:col-span-7">
            {journey.title}
          </h2>
          <p className="self-end text-ink-muted md:col-span-4 md:col-start-9">{journey.text}</p>
        </div>
        <div
          role="region"
          aria-roledescription="carousel"
          aria-label={journey.label}
          className="mt-12"
        >
          {isNear && (
            <Suspense>
              <Carousel viewport={viewport} onReady={setCarousel} onSelect={setSelected} />
            </Suspense>
          )}
          <div
            ref={viewport}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
            tabIndex={0}
            role="group"
            aria-labelledby={id}
            onKeyDown={onKeyDown}
            className={
              carousel
                ? 'cursor-grab overflow-hidden active:cursor-grabbing'
                : 'snap-x snap-mandatory overflow-x-auto'
            }
          >
            <div className="flex touch-pan-y">
              {journey.steps.map((item, index) => (
                <div
                  key={index}
                  role="group"
                  aria-roledescription="slide"
                  aria-label={journey.step(index + 1, total)}
                  className="min-w-0 shrink-0 grow-0 basis-[90%] snap-start border-s border-line-strong ps-5 pe-6 sm:ps-8 md:basis-[82%] lg:basis-[72%]"
                >
                  <div className="grid h-full grid-cols-1 content-start items-center gap-6 md:grid-cols-2 md:gap-10">
                    <Engraving
                      recipe={recipe}
                      reuse={blueprintFigureId}
                      engraved={index + 1}
                      className="w-full max-w-64 md:max-w-none"
                    />
                    <div>
                      <p aria-hidden="true" className="display text-hero text-vermilion">
                        {index + 1}
                      </p>
                      <h3 className="headline mt-3 text-section">{item.title}</h3>
                      <p className="mt-3 max-w-[40ch] text-ink-muted">{item.description}</p>
                      <p className="mt-6 border-t border-line-strong pt-3">
                        <span className="label block text-ink-muted">{journey.duration}</span>
                        <span className="headline mt-1 block text-heading">{item.duration}</span>
                      </p>
                    </div>
                  </div>
                </div>
              ))}
            </div>
          </div>
          <div
            className={`no-print mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 ${carousel ? '' : 'invisible'}`}
          >
            <div className="flex gap-2">
              <button
                type="button"
                aria-label={journey.previous}
                aria-disabled={selected === 0}
                onClick={() => goTo(selected - 1)}
                className={arrowClass}
              >
                <ArrowLeft aria-hidden="true" size={18} />
              </button>
              <button
                type="button"
                aria-label={journey.next}
                aria-disabled={selected === total - 1}
                onClick={() => goTo(selected + 1)}
                className={arrowClass}
              >
                <ArrowRight aria-hidden="true" size={18} />
              </button>
            </div>
            <div className="flex">
              {journey.steps.map((item, index) => (
                <button
                  key={index}
                  type="button"
                  aria-label={journey.goTo(index + 1, item.title)}
                  aria-current={index === selected ? 'step' : undefined}
                  onClick={() => goTo(index)}
                  className="group grid size-8 place-items-center"
                >
                  <span className="size-2.5 rounded-full border border-ink group-hover:bg-line-strong group-aria-[current]:border-vermilion group-aria-[current]:bg-vermilion" />
                </button>
              ))}
            </div>
            <p aria-live="polite" className="text-small text-ink-muted">
              {journey.step(selected + 1, total)}: <span className="text-ink">{step?.title}</span>,{' '}
              {step?.duration}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
