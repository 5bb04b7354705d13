import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { cloudInfrastructure } from '#content/capabilities/cloud-infrastructure.ts'
import { Sites } from './sites.tsx'

export function SiteLoss() {
  const { loss } = usePageCopy(cloudInfrastructure)
  return (
    <section id="site-lost" data-theme="dark" className="bg-plate py-20 text-ink md:py-28">
      <div className="frame">
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
          <h2 className="display text-title md:col-span-7">{loss.title}</h2>
          <p className="self-end text-ink-muted md:col-span-5">{loss.text}</p>
        </div>
        <ol className="mt-12 border-t border-ink md:mt-16">
          {loss.stages.map((stage) => (
            <li
              key={stage.id}
              className="grid grid-cols-1 items-center gap-x-8 gap-y-6 border-b border-line py-8 md:grid-cols-12"
            >
              <Sites stage={stage.id} className="w-full md:col-span-7" />
              <div className="md:col-span-5">
                <p className="label text-ink-muted">{stage.when}</p>
                <h3 className="headline mt-2 text-section">{stage.title}</h3>
                <p className="mt-3 max-w-[50ch]">{stage.text}</p>
                <p className="mt-4 max-w-[50ch] border-s border-line-strong ps-4 text-small text-ink-muted">
                  {stage.record}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-10 max-w-[62ch] text-lead">{loss.drill}</p>
      </div>
    </section>
  )
}
