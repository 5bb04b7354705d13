import type { ReactNode } from 'react'
import { careers } from '#content/careers.ts'

/** @param children the control with which an application without a post begins */
export function CareersReading({ children }: { children: ReactNode }) {
  const { reading, general } = careers
  return (
    <section data-theme="dark" className="bg-plate text-ink">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-16 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-7">
          <h2 className="display text-section">{reading.title}</h2>
          <ol className="mt-6 border-t border-ink">
            {reading.items.map((item, index) => (
              <li
                key={index}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline border-b border-line py-5"
              >
                <span aria-hidden="true" className="label text-ochre">
                  {index + 1}
                </span>
                <h3 className="headline text-[1.25rem] leading-snug">{item.title}</h3>
                <p className="col-start-2 mt-1 max-w-[56ch]">{item.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="self-end md:col-span-4 md:col-start-9">
          <h2 className="display text-title">{general.title}</h2>
          <p className="mt-4">{general.text}</p>
          <p className="mt-8">{children}</p>
        </div>
      </div>
    </section>
  )
}
