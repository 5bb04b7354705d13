/** What the browser keeps of a conversation, so that a later load of the page can go on with it. */
export type Memory = { conversationId: string; key: string }

const name = 'unordin.chat'

/** The conversation that this browser goes on with; null without one, and where storage is blocked. */
export function readMemory(): Memory | null {
  try {
    return parse(localStorage.getItem(name))
  } catch {
    return null
  }
}

export function keepMemory({ conversationId, key }: Memory): void {
  try {
    localStorage.setItem(name, JSON.stringify({ conversationId, key }))
  } catch {
    // Without storage the conversation ends with the page, as it did before there was a key.
  }
}

export function dropMemory(): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was stored.
  }
}

/** Calls `changed` when another tab has kept or dropped a conversation. */
export function onMemory(changed: (now: Memory | null, before: Memory | null) => void): () => void {
  const hear = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key === name) changed(parse(newValue), parse(oldValue))
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

function parse(stored: string | null): Memory | null {
  try {
    const { conversationId, key } = JSON.parse(stored ?? '{}') as Partial<Memory>
    return typeof conversationId === 'string' && typeof key === 'string'
      ? { conversationId, key }
      : null
  } catch {
    return null
  }
}
