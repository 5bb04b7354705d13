import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { evisa } from '#content/solutions/evisa.ts'

/** Entry stamps differ by country; these differ by shape, place and at most two degrees. */
const looks = [
  'lg:col-span-4 lg:col-start-1 -rotate-2 rounded-paper px-7 py-6',
  'lg:col-span-5 lg:col-start-6 rotate-1 rounded-full px-10 py-10 text-center text-vermilion sm:px-14',
  'lg:col-span-3 lg:col-start-2 rotate-[1.5deg] rounded-full px-8 py-9 text-center lg:aspect-square lg:justify-center',
  'lg:col-span-3 lg:col-start-6 -rotate-1 rounded-paper px-7 py-6',
  'lg:col-span-3 lg:col-start-10 rotate-2 rounded-paper px-7 py-6',
]

/** The figures as a page of stamps. */
export function EvisaStamps() {
  const { outcomes } = usePageCopy(evisa)
  return (
    <section className="frame py-20 md:py-28">
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
        <h2 className="display text-title md:col-span-7">{outcomes.title}</h2>
        <p className="self-end text-ink-muted md:col-span-5">{outcomes.text}</p>
      </div>
      <dl className="mt-14 grid grid-cols-1 items-center gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-14">
        {outcomes.items.map((item, index) => (
          <div
            key={index}
            className={`flex flex-col-reverse border-[5px] border-double border-current ${looks[index]}`}
          >
            <dt className="mt-2">
              <span className="block font-medium">{item.label}</span>
              {'note' in item && <span className="label mt-1 block">{item.note}</span>}
            </dt>
            <dd className="figure text-title">{item.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
