type Part = { readonly text: string; readonly accent?: boolean }

/** A headline whose one important word is in italics. */
export function Accented({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) =>
    part.accent ? (
      <em key={index} className="accent">
        {part.text}
      </em>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  )
}
