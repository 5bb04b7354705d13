type ThreadSummaryPartProps = {
  /** Who writes, in lines: name, organization. */
  who: readonly (string | null)[]
  asked: readonly { text: string; isAnswered: boolean }[]
  promised: readonly string[]
  open: string | null
  copy: Record<
    'title' | 'who' | 'asked' | 'answered' | 'notAnswered' | 'promised' | 'open' | 'none' | 'hint',
    string
  >
}

/** A thread in its own words, folded until somebody wants it. */
export function ThreadSummaryPart({ who, asked, promised, open, copy }: ThreadSummaryPartProps) {
  const names = who.filter(Boolean)
  return (
    <details className="mt-6 border border-line bg-surface p-5">
      <summary className="headline cursor-pointer text-heading">{copy.title}</summary>
      <p className="mt-2 text-small text-ink-muted">{copy.hint}</p>
      <dl className="mt-4 grid gap-4">
        {names.length > 0 && (
          <div>
            <dt className="label text-ink-muted">{copy.who}</dt>
            <dd className="wrap-anywhere">{names.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt className="label text-ink-muted">{copy.asked}</dt>
          {asked.length === 0 && <dd>{copy.none}</dd>}
          {asked.map(({ text, isAnswered }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked twice
            <dd key={place} className="mt-1 wrap-anywhere">
              {text}{' '}
              <span className="text-small text-ink-muted">
                ({isAnswered ? copy.answered : copy.notAnswered})
              </span>
            </dd>
          ))}
        </div>
        {promised.length > 0 && (
          <div>
            <dt className="label text-ink-muted">{copy.promised}</dt>
            {promised.map((text) => (
              <dd key={text} className="mt-1 wrap-anywhere">
                {text}
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt className="label text-ink-muted">{copy.open}</dt>
          <dd className="wrap-anywhere">{open ?? copy.none}</dd>
        </div>
      </dl>
    </details>
  )
}
