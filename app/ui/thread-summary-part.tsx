import { useFetcher } from 'react-router'
import { Button } from './button.tsx'
import { Plus } from './icons.tsx'

type Line = { part: 'asked' | 'answered' | 'promised' | 'open'; text: string }
type Written = { lines: readonly Line[]; note: string | null }

type ThreadSummaryPartProps = {
  /** Who writes, in lines: name, organization. */
  who: readonly (string | null)[]
  asked: readonly { text: string; isAnswered: boolean }[]
  promised: readonly string[]
  open: string | null
  /** The form that asks a model to write the summary; null where no model is configured. */
  write: { action: string; name: string } | null
  /** What the model wrote, after a post without a script. */
  posted: Written | undefined
  copy: Record<
    | ('title' | 'who' | 'asked' | 'answered' | 'notAnswered' | 'promised' | 'open' | 'none')
    | ('hint' | 'answers' | 'write' | 'writing' | 'writeHint' | 'writtenHint'),
    string
  >
}

/** A thread in its own words, or as a model has written it, folded until somebody wants it. */
export function ThreadSummaryPart(props: ThreadSummaryPartProps) {
  const { who, asked, promised, open, write, posted, copy } = props
  const fetcher = useFetcher<{ summary?: Written }>()
  const written = fetcher.data?.summary ?? posted
  const isWriting = fetcher.state !== 'idle'
  const linesOf = (part: Line['part']) =>
    written?.lines.filter((line) => line.part === part).map(({ text }) => text) ?? []
  const names = who.filter(Boolean)
  const asWritten = { asked: linesOf('asked'), promised: linesOf('promised') }
  return (
    <details open={posted !== undefined} className="group mt-6 border border-line bg-surface p-5">
      <summary className="flex cursor-pointer items-baseline justify-between gap-6">
        <span className="headline text-heading">{copy.title}</span>
        <Plus
          aria-hidden="true"
          size={18}
          className="shrink-0 translate-y-0.5 text-vermilion transition-transform duration-150 group-open:rotate-45"
        />
      </summary>
      {write && (
        <fetcher.Form
          method="post"
          action={write.action}
          className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"
          onSubmit={(event) => isWriting && event.preventDefault()}
        >
          <Button
            type="submit"
            name={write.name}
            value="summarize"
            variant="secondary"
            size="small"
            // Not disabled: that would take the focus away.
            aria-disabled={isWriting || undefined}
          >
            {isWriting ? copy.writing : copy.write}
          </Button>
          <span className="text-small text-ink-muted">{copy.writeHint}</span>
        </fetcher.Form>
      )}
      <p role="status" className={`mt-4 text-small ${written?.note ? '' : 'text-ink-muted'}`}>
        {written ? (written.note ?? copy.writtenHint) : copy.hint}
      </p>
      <dl className="mt-4 grid gap-4">
        {names.length > 0 && <Part title={copy.who} lines={[names.join(', ')]} />}
        {asWritten.asked.length > 0 ? (
          <Part title={copy.asked} lines={asWritten.asked} />
        ) : (
          <Asked asked={asked} copy={copy} />
        )}
        <Part title={copy.answers} lines={linesOf('answered')} />
        <Part
          title={copy.promised}
          lines={asWritten.promised.length > 0 ? asWritten.promised : promised}
        />
        <Part
          title={copy.open}
          lines={linesOf('open').length > 0 ? linesOf('open') : [open ?? copy.none]}
        />
      </dl>
    </details>
  )
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <dt className="label text-ink-muted">{title}</dt>
      {lines.map((text) => (
        <dd key={text} className="mt-1 wrap-anywhere">
          {text}
        </dd>
      ))}
    </div>
  )
}

function Asked({ asked, copy }: Pick<ThreadSummaryPartProps, 'asked' | 'copy'>) {
  return (
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
  )
}
