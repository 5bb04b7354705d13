import { useSyncExternalStore } from 'react'

export type Toast = {
  id: string
  title: string
  description?: string
  tone: 'default' | 'destructive'
  /** Offered with a button, which sends the form `undo` of the page. */
  undo?: { change: string; label: string }
}

type NewToast = Omit<Toast, 'id' | 'tone'> & Partial<Pick<Toast, 'id' | 'tone'>>

const empty: readonly Toast[] = []
const listeners = new Set<() => void>()
const seen = new Set<string>()
let raised = 0
let shown: readonly Toast[] = empty

function publish(next: readonly Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast in this tab. The same id is shown once only. */
export function raiseToast(toast: NewToast): void {
  if (typeof document === 'undefined') return
  // `crypto.randomUUID` is missing without HTTPS.
  const id = toast.id ?? `toast-${raised++}`
  if (seen.has(id)) return
  seen.add(id)
  // One at a time: the newest shows the current state.
  publish([{ tone: 'default', ...toast, id }])
}

export function dismissToast(id: string): void {
  publish(shown.filter((toast) => toast.id !== id))
}

export function useToast(): (toast: NewToast) => void {
  return raiseToast
}

export function useShownToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => empty,
  )
}
