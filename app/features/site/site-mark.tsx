import { Guilloche } from '#app/ui/guilloche.tsx'
import { company } from '#content/company.ts'

/** The seal and the name. */
export function SiteMark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Guilloche figure="seal" className="size-8" />
      <span className="font-display text-[1.375rem] leading-none tracking-[-0.01em]">
        {company.name}
      </span>
    </span>
  )
}
