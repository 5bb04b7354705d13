import type { ReactNode } from 'react'

/** The frame of one step, drawn as a page in a file: ruled edge, red margin and punched holes. */
export function GetStartedFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative border border-line-strong bg-surface px-5 pt-6 pb-8 sm:ps-16 sm:pe-8 sm:pt-8 sm:pb-10">
      <div aria-hidden="true" className="absolute inset-y-0 start-0 hidden w-11 sm:block">
        <span className="absolute inset-y-0 end-0 border-e border-vermilion opacity-50" />
        {['top-[22%]', 'top-[78%]'].map((place) => (
          <span
            key={place}
            className={`absolute start-3.5 size-4 -translate-y-1/2 rounded-full border border-line-strong bg-paper ${place}`}
          />
        ))}
      </div>
      {children}
    </div>
  )
}
