type TermStripProps = { terms: readonly { term: string; text: string }[]; className?: string }

/** Two or three short details between hairlines. */
export function TermStrip({ terms, className }: TermStripProps) {
  return (
    <dl className={`grid grid-cols-2 gap-x-6 border-y border-line py-3 ${className ?? ''}`}>
      {terms.map(({ term, text }) => (
        <div key={term} className="min-w-0">
          <dt className="label text-ink-muted">{term}</dt>
          <dd className="mt-1 font-mono text-small wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
