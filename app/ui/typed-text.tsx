type TypedTextProps = { label: string; texts: readonly (string | undefined)[] }

/** What somebody typed into a form that the page no longer shows, so that it is not lost. */
export function TypedText({ label, texts }: TypedTextProps) {
  const typed = texts.filter((text) => text?.trim())
  if (typed.length === 0) return null
  return (
    <div className="mt-3 border border-line bg-surface px-4 py-3">
      <p className="label text-ink-muted">{label}</p>
      {[...new Set(typed)].map((text) => (
        <p key={text} className="mt-1 wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </div>
  )
}
