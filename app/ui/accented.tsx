type Part = { readonly text: string; readonly accent?: boolean }

/** A headline with its one important word set in italic. */
export function Accented({ parts }: { parts: readonly Part[] }) {
  return parts.map((part) =>
    part.accent ? (
      <em key={part.text} className="accent">
        {part.text}
      </em>
    ) : (
      <span key={part.text}>{part.text}</span>
    ),
  )
}
