import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { SealFigure } from '#app/features/site/about/seal-figure.tsx'
import { about } from '#content/about.ts'

/** Each name stands at the end of its line: the list has ten half rows, a name in every second. */
const rows = [
  'lg:row-start-2',
  'lg:row-start-4',
  'lg:row-start-6',
  'lg:row-start-8',
  'lg:row-start-10',
]

export function AboutSeal() {
  const copy = usePageCopy(about)
  const { seal } = copy
  return (
    <section className="overflow-x-clip border-t border-line pt-16 pb-20 md:pt-24 lg:pb-40">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 className="display text-title">{seal.title}</h2>
          <p className="mt-4 max-w-[48ch] text-lead text-ink-muted">{seal.text}</p>
        </div>
        <SealFigure
          label={seal.figure}
          className="w-full max-w-[34rem] lg:col-span-6 lg:row-start-2 lg:max-w-none"
        />
        <ol className="border-t border-ink lg:col-span-6 lg:col-start-7 lg:row-start-2 lg:grid lg:h-0 lg:min-h-full lg:grid-rows-[repeat(10,minmax(0,1fr))] lg:border-0">
          {seal.values.map((value, index) => (
            <li
              key={index}
              className={`grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line py-5 lg:-mt-[1.1rem] lg:block lg:border-0 lg:py-0 ${rows[index]}`}
            >
              <span aria-hidden="true" className="label mt-2 text-vermilion lg:hidden">
                {index + 1}
              </span>
              <h3 className="display text-section">{value.name}</h3>
              <p className="col-start-2 mt-1 max-w-[52ch] text-ink-muted lg:max-xl:text-small">
                {value.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
