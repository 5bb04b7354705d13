import { useSyncExternalStore } from 'react'

/**
 * The dialog in front, or the page. What a modal dialog does not hold lies below its backdrop and is
 * neither to be pressed nor read aloud.
 */
export function useTopDialog(): HTMLElement {
  return useSyncExternalStore(
    watchDialogs,
    () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body,
  )
}

function watchDialogs(changed: () => void): () => void {
  const watcher = new MutationObserver(changed)
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => watcher.disconnect()
}
