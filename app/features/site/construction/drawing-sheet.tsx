import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { Elevation } from '#app/features/site/construction/elevation.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { siteMap } from '#content/site-map.ts'
import { construction } from '#content/solutions/construction.ts'

/** Zones along the edge of the sheet, as on any drawing. Decorative. */
function Zones({ marks }: { marks: string }) {
  return (
    <div
      aria-hidden="true"
      className="label hidden justify-around py-1 text-[0.6875rem] text-ink-muted sm:flex"
    >
      {[...marks].map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </div>
  )
}

function TitleBlock() {
  const copy = usePageCopy(construction)
  const { sheet } = copy
  return (
    <div className="flex flex-col border-ink lg:order-2 lg:col-span-5 lg:border-s">
      <div className="grow p-5 sm:p-8 lg:pt-10">
        <MrzLine text={copy.mrz} className="mb-8" />
        <p className="label mb-4">{siteMap['/solutions/construction'].name}</p>
        <h1 className="display text-[clamp(2.75rem,1.5rem+3.6vw,5rem)] leading-none">
          <Accented parts={copy.headline} />
        </h1>
        <p className="mt-6 max-w-[46ch]">{copy.lead}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <NextStepLink place="hero">{copy.action.label}</NextStepLink>
          <ButtonAnchor href="#inspection" size="large" variant="secondary">
            {copy.secondary}
          </ButtonAnchor>
        </div>
      </div>
      <dl className="grid grid-cols-3 border-t border-ink">
        {sheet.notes.map((note, index) => (
          <div key={index} className="border-s border-line-strong p-3 first:border-s-0 sm:px-4">
            <dt className="label text-[0.6875rem] text-ink-muted">{note.term}</dt>
            <dd className="mt-1 text-small">{note.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The page opens as a measured drawing: the title block carries the headline. */
export function DrawingSheet() {
  const { sheet } = usePageCopy(construction)
  return (
    <section data-theme="dark" className="bg-plate py-4 text-ink sm:py-8">
      <div className="mx-auto w-[min(100%-1.5rem,88rem)] border border-line-strong sm:px-5">
        <Zones marks="ABCDEFGH" />
        <div className="border-ink sm:border-2">
          <div className="grid grid-cols-1 lg:grid-cols-12">
            <TitleBlock />
            <div className="overflow-clip border-t border-ink p-2 sm:p-5 lg:order-1 lg:col-span-7 lg:self-center lg:border-t-0">
              <div className="max-sm:ms-[-15%] max-sm:w-[116%]">
                <Elevation label={sheet.drawing} />
              </div>
            </div>
          </div>
          <div className="border-t border-ink">
            <h2 className="label border-b border-line-strong px-5 py-3 text-ink-muted sm:px-8">
              {sheet.legend}
            </h2>
            <ol className="grid grid-cols-1 gap-px bg-line md:grid-cols-2 lg:grid-cols-3">
              {sheet.points.map((point, index) => (
                <li
                  key={index}
                  className="bg-plate grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 p-5 sm:px-8"
                >
                  <span
                    aria-hidden="true"
                    className="grid size-8 place-items-center rounded-full border border-vermilion font-mono text-small"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="headline text-[1.25rem] leading-snug">{point.title}</h3>
                    <p className="mt-1 text-small text-ink-muted">{point.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
        <Zones marks="12345678" />
      </div>
    </section>
  )
}
