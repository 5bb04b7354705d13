import { type RefObject, useEffect, useRef } from 'react'

/**
 * Lets the fields of a search form follow the address. An answer to the form itself leaves alone what the reader
 * has typed since it was sent; a link or the Back button sets every field.
 * @param values what the address says of each field
 * @returns what the form has asked for; its caller sets it
 */
export function useFieldsThatFollow(
  form: RefObject<HTMLFormElement | null>,
  values: Record<string, string>,
  prefix: string,
): RefObject<FormData | null> {
  const sent = useRef<FormData | null>(null)
  const before = useRef<Record<string, string> | null>(null)
  const state = JSON.stringify(values)
  useEffect(() => {
    const now = JSON.parse(state) as Record<string, string>
    for (const [name, value] of Object.entries(now)) {
      const field = form.current?.elements.namedItem(prefix + name)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      const asked = sent.current?.get(prefix + name)
      const isAnswer =
        sent.current !== null && (asked === value || before.current?.[name] === value)
      // Before the first answer: the reader may have begun to type while the scripts were loading.
      const isBegun = before.current === null && field === document.activeElement
      if (!isAnswer && !isBegun) field.value = value
    }
    before.current = now
    sent.current = null
  }, [form, state, prefix])
  return sent
}
