import { Button } from '#app/ui/button.tsx'
import { copilot as copy } from '#content/copilot.ts'
import type { Proposal } from './admin-conversation.ts'

/** The proposed answer inside the reply's form, which takes it into its field only when asked. */
export function ProposedAnswer({ proposal }: { proposal: Proposal }) {
  const { question, text, sources, note } = proposal
  return (
    <section
      aria-label={copy.title}
      role="status"
      className="grid gap-3 border border-dashed border-line-strong bg-surface p-4"
    >
      <h3 className="label text-ink-muted">{copy.title}</h3>
      {question && (
        <p className="line-clamp-3 text-small wrap-anywhere text-ink-muted">{copy.to(question)}</p>
      )}
      {text && <p className="prose-measure wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {note && <p className="text-small">{note}</p>}
      {sources.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          <span className="text-ink-muted">{copy.sources}</span>
          {sources.map(({ path, title }) => (
            <a key={path} href={path} target="_blank" rel="noopener" className="text-link">
              {title}
              <span className="sr-only"> ({copy.newTab})</span>
            </a>
          ))}
        </p>
      )}
      {text && (
        <>
          <input type="hidden" name="proposed" value={text} />
          <p className="text-small text-ink-muted">{copy.hint}</p>
          <Button
            type="submit"
            name="intent"
            value="use"
            variant="secondary"
            size="small"
            className="justify-self-start"
          >
            {copy.use}
          </Button>
        </>
      )}
    </section>
  )
}
