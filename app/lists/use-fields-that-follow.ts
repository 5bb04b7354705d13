import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The state of a history entry that the search form of a list has made. */
export const byForm = { isSearch: true }

/**
 * Lets the fields of a search form follow the address when a link or the Back button changes it. An answer to the
 * form itself sets nothing: the reader may have gone on typing.
 * @param values what the address says of each field
 */
export function useFieldsThatFollow(
  form: RefObject<HTMLFormElement | null>,
  values: Record<string, string>,
  prefix: string,
): void {
  const way = useNavigationType()
  const isSearch = (useLocation().state as typeof byForm | null)?.isSearch === true
  const isOwn = isSearch && way !== 'POP'
  const isFirst = useRef(true)
  const state = JSON.stringify(values)
  useLayoutEffect(() => {
    if (!isOwn) {
      for (const [name, value] of Object.entries(JSON.parse(state) as Record<string, string>)) {
        const field = form.current?.elements.namedItem(prefix + name)
        const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
        // Somebody may have begun to type while the scripts of the page were loading.
        const isBegun = isFirst.current && field === document.activeElement
        if (isField && !isBegun) field.value = value
      }
    }
    isFirst.current = false
  }, [form, state, prefix, isOwn])
}
