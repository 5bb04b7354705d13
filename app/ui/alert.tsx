type AlertProps = {
  /** Without a text nothing is shown. */
  text: string | string[] | false | null | undefined
  title?: string
  /** For a message about the whole page, with a frame. */
  boxed?: boolean
  /** After a failed post the page takes the focus here, also without a script. */
  takesFocus?: boolean
  className?: string
}

/** Says why a form was not taken; there before any script. */
export function Alert(props: AlertProps) {
  const { text, title, boxed = false, takesFocus = false, className = '' } = props
  if (!text || text.length === 0) return null
  const frame = boxed ? 'border px-4 py-3' : 'border-s-2 ps-3 font-medium'
  return (
    <p
      role="alert"
      tabIndex={takesFocus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: nothing else says why the form was not taken.
      autoFocus={takesFocus || undefined}
      className={`border-vermilion text-vermilion ${frame} ${className}`}
    >
      {title && <strong>{title} </strong>}
      {Array.isArray(text) ? text.join(' ') : text}
    </p>
  )
}
