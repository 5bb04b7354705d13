import { mailChoices } from '#app/features/mail/mail-kinds.ts'
import { mailChoicesPart as copy } from '#content/mail-choices.ts'

const row =
  'grid min-w-0 gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_21rem] sm:items-center'

type Said = { title: string; hint: string }
type ChoiceRowProps = Said & {
  field: { id: string; name: string; errors?: string[]; initialValue?: unknown }
}

/** One kind of mail, with its three choices. */
export function ChoiceRow({ field, title, hint }: ChoiceRowProps) {
  const { id, name, errors, initialValue } = field
  const error = errors?.[0]
  return (
    <fieldset
      key={String(initialValue)}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      className={row}
    >
      <legend className="sr-only">{title}</legend>
      <SaidOfKind id={id} title={title} hint={hint} isLegend />
      <div className="flex flex-wrap gap-x-5 sm:grid sm:grid-cols-[6rem_8.5rem_4rem] sm:gap-x-3">
        {mailChoices.map((choice) => (
          <label key={choice} className="flex min-h-9 items-center gap-2 whitespace-nowrap">
            <input
              type="radio"
              name={name}
              value={choice}
              defaultChecked={initialValue === choice}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0"
            />
            {copy.choices[choice]}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-vermilion sm:col-start-2">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** A kind of mail about which there is no choice. */
export function AlwaysRow({ title, hint }: Said) {
  return (
    <div className={row}>
      <SaidOfKind title={title} hint={hint} />
      <p className="flex min-h-9 items-center text-ink-muted">{copy.alwaysSent}</p>
    </div>
  )
}

/** @param isLegend the title is read as the legend of the group already */
function SaidOfKind({ id, title, hint, isLegend }: Said & { id?: string; isLegend?: boolean }) {
  return (
    <div className="min-w-0">
      <p aria-hidden={isLegend} className="font-medium">
        {title}
      </p>
      <p id={id && `${id}-hint`} className="text-small text-ink-muted">
        {hint}
      </p>
    </div>
  )
}
