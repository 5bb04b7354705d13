import { MrzLine } from '#app/ui/mrz-line.tsx'
import type { SectionCopy } from '#content/page-copy.ts'

type SectionHeadProps = SectionCopy & {
  mrz?: string
  id?: string
  /** Beside the title on wide screens, or below it. */
  aside?: boolean
  size?: 'title' | 'section'
}

export function SectionHead({
  title,
  text,
  mrz,
  id,
  aside = true,
  size = 'title',
}: SectionHeadProps) {
  return (
    <div>
      {mrz && <MrzLine text={mrz} className="mb-6" />}
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
        <h2
          id={id}
          className={`display md:col-span-7 ${size === 'title' ? 'text-title' : 'text-section'}`}
        >
          {title}
        </h2>
        {text && (
          <p
            className={`text-ink-muted ${aside ? 'self-end md:col-span-4 md:col-start-9' : 'max-w-[58ch] md:col-span-8 md:text-lead'}`}
          >
            {text}
          </p>
        )}
      </div>
    </div>
  )
}
