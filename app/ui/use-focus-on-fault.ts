import { type RefObject, useRef } from 'react'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

/**
 * After a form was refused, the focus goes to its first field that is wrong, whose error is read with it.
 *
 * @param answer what was refused, a new value each time
 * @returns for the form's ref
 */
export function useFocusOnFault(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useFocusOnArrival(() => form.current?.querySelector('[aria-invalid=true]'), answer)
  return form
}
