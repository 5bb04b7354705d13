import { LinkedText } from '#app/ui/linked-text.tsx'

type WrittenPartProps = { text: string | null; points: readonly string[]; className?: string }

/** Prose and its points, each point beside a vertical line. */
export function WrittenPart({ text, points, className }: WrittenPartProps) {
  return (
    <div className={`prose-measure ${className ?? ''}`}>
      {text && (
        <p className="wrap-anywhere whitespace-pre-wrap">
          <LinkedText text={text} />
        </p>
      )}
      {points.length > 0 && (
        <ul className={`grid gap-2 ${text ? 'mt-4' : ''}`}>
          {points.map((point, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice
              key={index}
              className="border-s-2 border-line-strong ps-4 text-ink-muted wrap-anywhere"
            >
              <LinkedText text={point} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
