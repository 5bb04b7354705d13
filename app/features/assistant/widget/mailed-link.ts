import { sessionId } from './chat.ts'
import { ChatRefusal, sendKey } from './chat-requests.ts'
import { findMemory, keepMemory, type Memory, readMemory } from './memory.ts'

export type Opened = 'opened' | 'over' | 'failed'

/**
 * Goes on with the conversation of a link in a mail, at this browser. The key is taken out of the address, so that it
 * is not in the history. A conversation that this browser had before stays one of its others.
 */
export async function openMailedLink(): Promise<Opened> {
  const linked = parse(location.hash)
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  // The page was loaded again.
  if (!linked) return readMemory() ? 'opened' : 'over'
  // The browser that began the conversation keeps its own key, which is valid for longer.
  const known = findMemory(linked.conversationId)
  if (known) {
    keepMemory(known)
    return 'opened'
  }
  try {
    await sendKey({ sessionId, ...linked })
  } catch (error) {
    return error instanceof ChatRefusal && error.status !== undefined && error.status < 500
      ? 'over'
      : 'failed'
  }
  keepMemory(linked)
  return 'opened'
}

function parse(hash: string): Memory | null {
  const [, conversationId, key] = /^#([0-9a-f-]{36})\.([\w-]{43})$/.exec(hash) ?? []
  return conversationId && key ? { conversationId, key } : null
}

/** Opens the panel, as a press on its button does. */
export function openPanel(): void {
  const button = document.querySelector<HTMLElement>('button.chat-button')
  if (button?.ariaExpanded !== 'true') button?.click()
}
