import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { EngravedYear } from '#app/features/site/vision/engraved-year.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { vision } from '#content/vision.ts'

const oneLine = [{ text: '2028', y: 392 }]
const twoLines = [
  { text: '20', y: 392 },
  { text: '28', y: 812 },
]

/** The year as wide as the page, on the navy ground; on the phone in two lines. */
export function VisionHero() {
  const copy = usePageCopy(vision)
  const { hero } = copy
  return (
    <section data-theme="dark" className="bg-plate text-ink">
      <div className="frame pt-10 pb-12 md:pt-14 md:pb-16">
        <MrzLine text={hero.mrz} />
        <EngravedYear
          lines={oneLine}
          width={1220}
          height={406}
          className="mt-8 hidden w-full md:block"
        />
        <EngravedYear lines={twoLines} width={640} height={826} className="mt-6 w-full md:hidden" />
        <div className="mt-10 grid grid-cols-1 items-end gap-x-8 gap-y-6 md:mt-14 md:grid-cols-12">
          <h1 className="display text-title md:col-span-7">
            <Accented parts={hero.headline} />
          </h1>
          <p className="text-lead md:col-span-5 lg:col-span-4 lg:col-start-9">{hero.lead}</p>
        </div>
      </div>
    </section>
  )
}
