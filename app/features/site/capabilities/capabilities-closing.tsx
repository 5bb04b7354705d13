import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { WeaveCell } from '#app/features/site/capabilities/weave-cell.tsx'
import { capabilities } from '#content/capabilities/overview.ts'

const tones = ['text-blue', 'text-ochre', 'text-verdigris', 'text-blue']

/** One thread is left, and its knot is tied at the question. */
export function CapabilitiesClosing() {
  const copy = usePageCopy(capabilities)
  const { title, text, label } = copy.action
  return (
    <section data-theme="dark" className="bg-plate overflow-clip text-ink">
      <div className="frame flex flex-col gap-x-16 md:flex-row">
        <div className="flex shrink-0 max-md:h-24 max-md:-ms-4 md:w-36 md:flex-col">
          {tones.map((tone, index) => (
            <WeaveCell
              key={tone + String(index)}
              use={index === tones.length - 1 ? 'carries' : 'whole'}
              warp={tone}
              className="block max-md:-rotate-90 max-md:h-24 md:w-36"
            />
          ))}
        </div>
        <div className="self-end pt-6 pb-16 md:py-20">
          <h2 className="display max-w-[16ch] text-title">{title}</h2>
          <p className="mt-5 max-w-[52ch] text-lead">{text}</p>
          <NextStepLink className="mt-8">{label}</NextStepLink>
        </div>
      </div>
    </section>
  )
}
