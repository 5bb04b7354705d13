import { type RefObject, useEffect, useRef } from 'react'

/**
 * Lets the fields of a search form follow the address, which a link or the Back button may change too. A
 * field that the reader has changed since the last answer keeps what they typed.
 * @param values what the address says of each field
 * @returns what the form has asked for; its caller sets it
 */
export function useFieldsThatFollow(
  form: RefObject<HTMLFormElement | null>,
  values: Record<string, string>,
  prefix: string,
): RefObject<FormData | null> {
  const sent = useRef<FormData | null>(null)
  const before = useRef<Record<string, string>>({})
  const state = JSON.stringify(values)
  useEffect(() => {
    const now = JSON.parse(state) as Record<string, string>
    for (const [name, value] of Object.entries(now)) {
      const field = form.current?.elements.namedItem(prefix + name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      // An answer to this form says what the field had when it was sent; the reader may have gone on.
      const isOwn = sent.current?.get(prefix + name) === value
      const isTyped = field === document.activeElement && !(name in before.current)
      if (isField && value !== before.current[name] && !isOwn && !isTyped) field.value = value
    }
    before.current = now
    sent.current = null
  }, [form, state, prefix])
  return sent
}
