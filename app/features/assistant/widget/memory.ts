/** What the browser keeps of a conversation, so that a later load of the page can go on with it. */
export type Memory = { conversationId: string; key: string }

/** The conversation that this browser goes on with, and others that it can go back to, the newest first. */
type Kept = { current: Memory | null; others: readonly Memory[] }

const name = 'unordin.chat'
const mostOthers = 4
/** Where storage is blocked, a conversation is kept for as long as the page is open. */
let unstored: string | null = null

/** The conversation that this browser goes on with. */
export const readMemory = (): Memory | null => read().current

/** What is kept of one conversation. */
export const findMemory = (conversationId: string): Memory | null =>
  allOf(read()).find((one) => one.conversationId === conversationId) ?? null

/** From now on this browser goes on with this conversation; the one before stays one of the others. */
export function keepMemory(memory: Memory): void {
  const others = allOf(read()).filter((one) => one.conversationId !== memory.conversationId)
  write({ current: memory, others: others.slice(0, mostOthers) })
}

export function dropMemory(conversationId: string): void {
  const isLeft = (one: Memory | null) => one !== null && one.conversationId !== conversationId
  const { current, others } = read()
  write({ current: isLeft(current) ? current : null, others: others.filter(isLeft) })
}

export const hasOthers = (): boolean => read().others.length > 0

/** Goes on with the next of the others; whoever does this again and again comes past all of them. */
export function turnMemory(): void {
  const { current, others } = read()
  const [next, ...rest] = others
  if (next) write({ current: next, others: current ? [...rest, current] : rest })
}

type IsKept = (conversationId: string) => boolean

/** Calls `changed` when another tab has kept or dropped a conversation. */
export function onMemory(changed: (isKept: IsKept, wasKept: IsKept) => void): () => void {
  const keptIn = (stored: string | null): IsKept => {
    const ids = new Set(allOf(parse(stored)).map((one) => one.conversationId))
    return (conversationId) => ids.has(conversationId)
  }
  const hear = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key === name) changed(keptIn(newValue), keptIn(oldValue))
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

const allOf = ({ current, others }: Kept): Memory[] =>
  current ? [current, ...others] : [...others]

function read(): Kept {
  try {
    return parse(localStorage.getItem(name))
  } catch {
    return parse(unstored)
  }
}

function write({ current, others }: Kept): void {
  const isEmpty = !current && others.length === 0
  unstored = isEmpty ? null : JSON.stringify({ ...current, others })
  try {
    if (unstored === null) localStorage.removeItem(name)
    else localStorage.setItem(name, unstored)
  } catch {
    // It is in `unstored`.
  }
}

function parse(stored: string | null): Kept {
  try {
    const { others, ...current } = JSON.parse(stored ?? '{}') as { others?: unknown }
    return {
      current: isMemory(current) ? current : null,
      others: Array.isArray(others) ? others.filter(isMemory) : [],
    }
  } catch {
    return { current: null, others: [] }
  }
}

const isMemory = (given: unknown): given is Memory => {
  const { conversationId, key } = (given ?? {}) as Partial<Memory>
  return typeof conversationId === 'string' && typeof key === 'string'
}
