import { type RefObject, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

/**
 * After a form was refused, the focus goes to its first field that is wrong, whose error is read with it;
 * not from another form, where the person may be by the end of a long upload.
 *
 * @param answer what was refused, a new value each time
 * @returns for the form's ref
 */
export function useFocusOnFault(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const isElsewhere = () => !isFocusLost() && !form.current?.contains(document.activeElement)
  const find = () => (isElsewhere() ? null : form.current?.querySelector('[aria-invalid=true]'))
  useFocusOnArrival(find, answer)
  return form
}
