import type { LeadField } from '#app/features/assistant/lead-form.ts'
import { leadLengths } from '#app/features/assistant/lead-form.ts'
import { chatLead } from '#content/chat-lead.ts'
import { type, useLead } from './lead-store.ts'

type LeadLineProps = {
  field: Exclude<LeadField, 'area' | 'time'>
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  required?: boolean
  /** Rows of a longer text. */
  lines?: number
  maxLength?: number
}

/** One line of the form: its label, its field, and what is wrong with it. */
export function LeadLine({ field, type: kind = 'text', lines, ...more }: LeadLineProps) {
  const { values, faults, language } = useLead()
  const copy = chatLead[language]
  const fault = faults[field]
  const id = `lead-${field}`
  const wiring = {
    id,
    name: field,
    value: values[field] ?? '',
    autoComplete: more.autoComplete ?? 'off',
    required: more.required,
    maxLength: leadLengths[field],
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  }
  return (
    <div className="chat-field">
      <label htmlFor={id}>
        {copy.fields[field]}
        {more.required && <Required text={copy.form.required} />}
      </label>
      {lines ? (
        <textarea {...wiring} rows={lines} onChange={(event) => type(field, event.target.value)} />
      ) : (
        <input {...wiring} type={kind} onChange={(event) => type(field, event.target.value)} />
      )}
      {fault && (
        <p id={`${id}-fault`} className="chat-fault">
          {fault}
        </p>
      )}
    </div>
  )
}

function Required({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true" className="chat-required">
        *
      </span>
      <span className="sr-only"> {text}</span>
    </>
  )
}

type LeadChipsProps = { field: 'area' | 'time'; choices: readonly string[] }

/** Radio buttons that look like chips. */
export function LeadChips({ field, choices }: LeadChipsProps) {
  const { values, faults, language } = useLead()
  const copy = chatLead[language]
  const labels: Readonly<Record<string, string>> = field === 'area' ? copy.areas : copy.times
  const fault = faults[field]
  return (
    <fieldset className="chat-field" aria-describedby={fault ? `lead-${field}-fault` : undefined}>
      <legend>{copy.fields[field]}</legend>
      <div className="chat-picks">
        {choices.map((choice) => (
          <label key={choice} className="chat-pick">
            <input
              type="radio"
              name={field}
              value={choice}
              checked={values[field] === choice}
              aria-invalid={fault ? true : undefined}
              onChange={() => type(field, choice)}
            />
            <span>{labels[choice]}</span>
          </label>
        ))}
      </div>
      {fault && (
        <p id={`lead-${field}-fault`} className="chat-fault">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
