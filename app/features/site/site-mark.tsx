import { Engraving } from '#app/ui/engraving.tsx'
import { seal as recipe } from '#app/ui/figure-seal.ts'
import { company } from '#content/company.ts'

/** The seal and the name. */
export function SiteMark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Engraving recipe={recipe} className="size-8" />
      <span className="font-display text-[1.375rem] leading-none tracking-[-0.01em]">
        {company.name}
      </span>
    </span>
  )
}
