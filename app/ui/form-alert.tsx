type FormAlertProps = { errors: string[] | null | undefined; className?: string }

/** What is said of a form as a whole. A page that came back for it, without a script too, begins here. */
export function FormAlert({ errors, className = '' }: FormAlertProps) {
  if (!errors) return null
  return (
    <p
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: nothing else says why the form was not taken.
      autoFocus
      className={`border-s-2 border-vermilion ps-3 font-medium text-vermilion ${className}`}
    >
      {errors.join(' ')}
    </p>
  )
}
