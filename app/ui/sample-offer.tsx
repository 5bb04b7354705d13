import type { ReactNode } from 'react'
import { ButtonAnchor } from './button.tsx'

type SampleOfferProps = {
  copy: { title: string; text: string; label: string; to: string; note: string }
  /** Large where the sample is the end of a page. */
  isLarge?: boolean
  /** What the sample looks like, with the columns it takes. */
  children: ReactNode
}

/** A sample to download, beside a picture of it. */
export function SampleOffer({ copy, isLarge = false, children }: SampleOfferProps) {
  return (
    <section
      aria-labelledby="sample"
      className="frame grid grid-cols-1 items-center gap-x-8 gap-y-10 py-16 md:grid-cols-12 md:py-24"
    >
      <div className={isLarge ? 'md:col-span-7' : 'md:col-span-6'}>
        <h2 id="sample" className={isLarge ? 'display text-title' : 'display text-section'}>
          {copy.title}
        </h2>
        <p className={`max-w-[46ch] text-ink-muted ${isLarge ? 'mt-5 text-lead' : 'mt-3'}`}>
          {copy.text}
        </p>
        <ButtonAnchor href={copy.to} size="large" variant="secondary" className="mt-8">
          {copy.label}
        </ButtonAnchor>
        <p className="mt-3 text-small text-ink-muted">{copy.note}</p>
      </div>
      {children}
    </section>
  )
}
