import { publicationVersion as copy } from '#content/publication-history.ts'
import { publicationForm } from '#content/publishing.ts'
import type { FieldChange, Piece } from './version.ts'

/** The added and removed words of each field. */
export function VersionChanges({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className="mt-4 border-t border-ink">
      {changes.map(({ name, pieces }) => (
        <div
          key={name}
          className="grid grid-cols-1 gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="label pt-0.5 text-ink-muted">{publicationForm.fields[name] ?? name}</dt>
          <dd className="max-w-[72ch] min-w-0 leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {pieces.length === 0 ? (
              <span className="text-ink-muted">{copy.markup}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one answer never change their order
              pieces.map((piece, index) => <OnePiece key={index} piece={piece} />)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function OnePiece({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return text
  if (kind === 'skipped')
    return <span className="mx-1 text-ink-muted select-none">{copy.skipped}</span>
  const Mark = kind === 'added' ? 'ins' : 'del'
  const look =
    kind === 'added'
      ? 'text-verdigris underline decoration-2 underline-offset-4'
      : 'text-vermilion line-through'
  return (
    <Mark className={`${look} px-0.5`}>
      <span className="sr-only">{kind === 'added' ? copy.added : copy.removed}: </span>
      {text}
    </Mark>
  )
}
