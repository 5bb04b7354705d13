import type { ReactNode } from 'react'

type PhoneFoldProps = {
  /** The label of the button on a phone. */
  label: string
  children: ReactNode
}

/**
 * Puts the controls of a form behind one button on a phone, so that the list begins on the first
 * screen; on a wider screen they are shown in place. It works without a script; a browser that cannot
 * show the content of a closed `<details>` keeps the button at every width.
 */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  return (
    <details className="sm:contents sm:details-content:contents">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-paper border border-line-strong px-4 py-2 text-[0.9375rem] font-medium marker:content-none hover:bg-ink hover:text-paper supports-[selector(::details-content)]:sm:hidden">
        {label}
        <span aria-hidden="true" className="ms-2">
          ▾
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-4 py-4 sm:contents">{children}</div>
    </details>
  )
}
