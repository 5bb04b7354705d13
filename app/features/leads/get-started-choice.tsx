import type { FieldName } from '#app/features/leads/get-started.ts'
import { forms } from '#content/forms.ts'
import { getStarted } from '#content/get-started.ts'
import '#app/ui/pick.css'

type ChoiceProps = {
  name: Extract<FieldName, keyof typeof getStarted.options>
  values: readonly string[]
  /** The value chosen before. */
  value: string | undefined
  error: string | undefined
  /** Whether this field gets the focus when the page is shown. */
  begins: boolean
  hint?: string
  /** The class of the grid's columns. */
  grid: string
  className?: string
}

/** A group of radio buttons. */
export function Choice(props: ChoiceProps) {
  const { name, values, value, error, begins, hint, grid, className } = props
  const labels: Record<string, string> = getStarted.options[name]
  const id = `get-started-${name}`
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      className={`min-w-0 ${className ?? ''}`}
    >
      <div id={`${id}-label`} className="text-small font-medium">
        {getStarted.fields[name]}
        <span aria-hidden="true" className="ms-0.5 text-vermilion">
          *
        </span>
        <span className="sr-only"> {forms.required}</span>
      </div>
      <div
        className={`mt-1.5 grid gap-px border bg-line ${error ? 'border-vermilion' : 'border-line'} ${grid}`}
      >
        {values.map((option, index) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-3 bg-surface px-3.5 py-2.5 leading-snug hover:bg-paper has-checked:bg-paper has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-blue"
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={value === option}
              // biome-ignore lint/a11y/noAutofocus: a page with errors puts the focus on the first invalid field.
              autoFocus={begins && index === 0}
              className="pick focus-visible:outline-none"
            />
            {labels[option]}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-medium text-vermilion">
          {error}
        </p>
      )}
    </div>
  )
}
