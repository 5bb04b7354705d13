type FormAlertProps = { errors: string[] | null | undefined; className?: string }

/**
 * A message about the whole form. After a failed post the page takes the focus here, also without a
 * script.
 */
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
