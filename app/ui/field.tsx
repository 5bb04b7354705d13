import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { ChevronDown } from '#app/ui/icons.tsx'

type Wiring = {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  autoFocus: boolean | undefined
}

const FieldContext = createContext<Wiring | null>(null)

type FieldProps = {
  id: string
  label: string
  children: ReactNode
  hint?: string
  /** The first entry is shown. */
  error?: string | string[] | null
  required?: boolean
  /** Read by screen readers after the label of a required field. */
  requiredText?: string
  optionalText?: string
  /** The label is for screen readers only: for others a table's header says it. */
  labelHidden?: boolean
  /** The page takes the focus here, also without a script, because this field is wrong. */
  autoFocus?: boolean
  className?: string
}

/** Label, control, hint and error, connected for assistive technology. */
export function Field(props: FieldProps) {
  const {
    id,
    label,
    children,
    hint,
    required = false,
    requiredText,
    optionalText,
    labelHidden,
    autoFocus,
    className,
  } = props
  const error = Array.isArray(props.error) ? props.error[0] : props.error
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <FieldContext
      value={{
        id,
        describedBy: describedBy || undefined,
        invalid: Boolean(error),
        required,
        autoFocus: autoFocus || undefined,
      }}
    >
      <div className={`min-w-0 ${className ?? ''}`}>
        <div
          className={labelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3'}
        >
          <label htmlFor={id} className="text-small font-medium">
            {label}
            {required && (
              <>
                <span aria-hidden="true" className="ms-0.5 text-vermilion">
                  *
                </span>
                {requiredText && <span className="sr-only"> {requiredText}</span>}
              </>
            )}
          </label>
          {!required && optionalText && (
            <span aria-hidden="true" className="text-small text-ink-muted">
              {optionalText}
            </span>
          )}
        </div>
        {children}
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
    </FieldContext>
  )
}

const control =
  'block w-full rounded-field border border-line-strong bg-paper px-3 text-base text-ink placeholder:text-ink-muted hover:border-ink focus-visible:border-blue focus-visible:outline-offset-0 aria-invalid:border-vermilion disabled:opacity-60 [&[readonly]]:bg-transparent'

/** The attributes that connect a control to its label, its hint and its error. */
export function useWiring() {
  const wiring = useContext(FieldContext)
  if (!wiring) return {}
  return {
    id: wiring.id,
    required: wiring.required,
    autoFocus: wiring.autoFocus,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.invalid || undefined,
  }
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...useWiring()} {...props} className={`${control} h-11 ${className ?? ''}`} />
}

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useWiring()}
      {...props}
      className={`${control} min-h-24 resize-y py-2.5 ${className ?? ''}`}
    />
  )
}

/** With children, these groups of options follow. */
type SelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string }[]
  /** Shown first, with an empty value. */
  placeholder?: string
}

export function Select({ className, options, placeholder, ...props }: SelectProps) {
  const wiring = useWiring()
  // With a value selected from the beginning, the field cannot be empty.
  const canBeEmpty = placeholder !== undefined || options[0]?.value === ''
  return (
    <span className="relative block">
      <select
        {...wiring}
        required={canBeEmpty && wiring.required}
        {...props}
        className={`${control} h-11 appearance-none pe-9 ${className ?? ''}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {props.children}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={16}
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-muted"
      />
    </span>
  )
}
