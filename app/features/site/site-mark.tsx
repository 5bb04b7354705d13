// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import { useId } from 'react'
import { seal } from '#app/ui/figure-seal.ts'
import { figureMarkup } from '#app/ui/guilloche.ts'
import { company } from '#content/company.ts'

/** The seal and the name. Every page has it, so it brings only what draws a whole figure. */
export function SiteMark() {
  const id = useId()
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg
        viewBox="-300 -300 600 600"
        fill="none"
        aria-hidden="true"
        focusable="false"
        className="size-8"
      >
        <g dangerouslySetInnerHTML={{ __html: figureMarkup(seal, id) }} />
      </svg>
      <span className="font-display text-[1.375rem] leading-none tracking-[-0.01em]">
        {company.name}
      </span>
    </span>
  )
}
