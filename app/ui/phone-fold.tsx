import type { ReactNode } from 'react'

type PhoneFoldProps = {
  /** What the button of a phone says. */
  label: string
  /** Something behind the button is chosen: then it is not hidden. */
  open: boolean
  children: ReactNode
}

/**
 * Controls of a form that stand behind one button on a phone, so that the list begins on the first
 * screen, and in their places on a wider one. Without a script too; a browser that cannot show the inside
 * of a closed `<details>` keeps the button at every width.
 */
export function PhoneFold({ label, open, children }: PhoneFoldProps) {
  return (
    <details open={open} className="max-sm:open:col-span-2 sm:contents sm:details-content:contents">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-paper border border-ink px-5 py-2 text-[0.9375rem] font-medium marker:content-none hover:bg-ink hover:text-paper supports-[selector(::details-content)]:sm:hidden">
        {label}
        <span aria-hidden="true" className="ms-2">
          ▾
        </span>
      </summary>
      <div className="mt-4 grid grid-cols-1 gap-4 sm:contents">{children}</div>
    </details>
  )
}
