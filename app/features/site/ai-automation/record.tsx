import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { aiAutomation } from '#content/capabilities/ai-automation.ts'

const row = 'grid grid-cols-1 md:grid-cols-[6.5rem_minmax(0,7fr)_minmax(0,5fr)]'

/** One entry of the register, and in the margin what each line is kept for. */
export function Record() {
  const { record } = usePageCopy(aiAutomation)
  return (
    <section className="border-y border-line bg-surface py-20 md:py-28">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="display text-title">{record.title}</h2>
          <p className="mt-5 max-w-[46ch] text-ink-muted">{record.text}</p>
          <StatusBadge tone="vermilion" tilt="left" className="mt-8">
            {record.stamp}
          </StatusBadge>
        </div>
        <div className="lg:col-span-8">
          <div className={`${row} items-center border-t border-ink`}>
            <MrzLine text={record.mrz} className="min-w-0 py-4 md:col-span-2 md:pe-8" />
            <p className="label hidden self-stretch border-s border-line py-4 ps-6 text-ink-muted md:block">
              {record.margin}
            </p>
          </div>
          <dl>
            {record.fields.map((field, index) => (
              <div key={index} className={`${row} border-t border-line`}>
                <dt className="label pt-5 text-ink-muted md:pt-6">{field.label}</dt>
                <dd className="headline text-[1.25rem] leading-snug md:py-5 md:pe-8">
                  {field.value}
                </dd>
                <dd className="border-line pt-1 pb-4 text-small text-ink-muted md:border-s md:py-5 md:ps-6">
                  {field.note}
                </dd>
              </div>
            ))}
          </dl>
          <p className="border-t border-ink pt-4 text-small text-ink-muted">{record.foot}</p>
        </div>
      </div>
    </section>
  )
}
