import { requestCopy } from '#content/client-requests.ts'

/** What somebody typed into a form that the page may no longer show, so that it is not lost. */
export function TypedText({ texts }: { texts: readonly (string | undefined)[] }) {
  const typed = texts.filter((text) => text?.trim())
  if (typed.length === 0) return null
  return (
    <div className="mt-3 border border-line bg-surface px-4 py-3">
      <p className="label text-ink-muted">{requestCopy.typed}</p>
      {[...new Set(typed)].map((text) => (
        <p key={text} className="mt-1 wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </div>
  )
}
