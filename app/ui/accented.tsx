type Part = { readonly text: string; readonly accent?: boolean }

/** A headline whose one important word is in italics. */
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
