import { type RefObject, useEffect } from 'react'
import { singleKeysAreOn } from './single-keys.ts'

/** The key `/` moves the focus to the search box and selects its text, except while the user is typing. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      const typing =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      if (!singleKeysAreOn()) return
      event.preventDefault()
      // On a phone it is folded away.
      const fold = box.current?.closest('details')
      if (fold) fold.open = true
      box.current?.focus()
      box.current?.select()
    }
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [box])
}
