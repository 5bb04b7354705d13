import { staffAnswerPage } from '#content/staff-answers.ts'
import type { TriedAnswer } from './staff-answer.ts'

const copy = staffAnswerPage.tried

/** What the assistant would say to a question. */
export function Tried({ text, sources, isOurs }: TriedAnswer) {
  return (
    <div role="status" className="border-s-2 border-s-line-strong bg-surface p-4">
      <p className="label text-ink-muted">{copy.title}</p>
      <p className="prose-measure mt-2 wrap-anywhere whitespace-pre-wrap">{text}</p>
      {sources.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
          <span>{copy.sources}</span>
          {sources.map(({ path, title }) => (
            <a key={path} href={path} target="_blank" rel="noopener" className="text-link">
              {title}
            </a>
          ))}
        </p>
      )}
      <p className="mt-3 text-small font-medium">{isOurs ? copy.used : copy.notUsed}</p>
    </div>
  )
}
