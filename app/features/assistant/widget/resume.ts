import type { ChatEvent } from '../assistant.ts'
import { addGreeting, change, readChat, reset, sessionId, takeEvent, timesLeft } from './chat.ts'
import { ChatRefusal, fetchEvent, forgetKey, sendKey } from './chat-requests.ts'
import { restoreLead } from './lead-store.ts'
import type { Line } from './line.ts'
import {
  dropMemory,
  findMemory,
  hasOthers,
  type Memory,
  onMemory,
  readMemory,
  turnMemory,
} from './memory.ts'

/** The waits before an earlier conversation is asked for again, in milliseconds. */
const waits = [1_000, 3_000]

/** The last conversation that was asked for. */
let newest: { began: number } | null = null

/** Goes on with the conversation that this browser keeps; without one, or when it is over, nothing changes. */
export async function resume(): Promise<void> {
  noteOthers()
  const memory = readMemory()
  if (!memory || readChat().conversationId) return
  const { conversationId } = memory
  const run = { began: timesLeft() }
  newest = run
  change({ resuming: true })
  try {
    const event = await fetchKept(memory)
    if (!event) return dropMemory(conversationId)
    // Left meanwhile, here or in another tab, or another conversation is being fetched.
    const isWanted = newest === run && run.began === timesLeft() && !readChat().conversationId
    if (!isWanted || readMemory()?.conversationId !== conversationId) return
    change({ conversationId })
    takeEvent(event)
  } catch (error) {
    // The key is none any more; after any other fault the next load tries again.
    if (isOver(error)) dropMemory(conversationId)
    return
  } finally {
    if (newest === run) change({ resuming: false })
  }
  await restoreLead().catch(() => {})
}

/** @throws ChatRefusal, Error after several tries */
async function fetchKept(memory: Memory): Promise<ChatEvent | null> {
  const { conversationId } = memory
  for (const wait of [...waits, null])
    try {
      await sendKey({ sessionId, ...memory })
      return await fetchEvent({ conversationId, sessionId, after: '0', all: '1' })
    } catch (error) {
      // Else what is sent next would begin another conversation.
      if (wait === null || isOver(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  return null
}

const isOver = (error: unknown) =>
  error instanceof ChatRefusal && (error.status === 404 || error.status === 422)

/** Ends the conversation here and in the other tabs: nobody at this browser goes on with it. */
export function startAnew(): void {
  const { lines, conversationId } = readChat()
  const memory = conversationId ? findMemory(conversationId) : readMemory()
  const mayRate = lines.some(({ answer }) => answer) && !lines.some(isAboutDanger)
  if (memory) dropMemory(memory.conversationId)
  empty()
  if (memory && mayRate) change({ leftConversation: memory })
  else if (memory) forgetKey({ sessionId, ...memory })
  document.querySelector<HTMLElement>('.chat-input')?.focus()
}

/** Shows the next of the other conversations of this browser; what was typed stays in the input. */
export function goToOther(): void {
  const { text } = readChat()
  turnMemory()
  empty()
  change({ text })
  void resume()
  document.querySelector<HTMLElement>('.chat-input')?.focus()
}

function empty(): void {
  endRating()
  reset()
  addGreeting()
  noteOthers()
}

const noteOthers = () => change({ hasOthers: hasOthers() })

export const isAboutDanger = ({ answer }: Line) => answer?.kind === 'safety'

/** The conversation that was left is rated, or will not be: its key is deleted at the server too. */
export function endRating(): void {
  const { leftConversation } = readChat()
  if (!leftConversation) return
  change({ leftConversation: null })
  forgetKey({ sessionId, ...leftConversation })
}

/** Does what another tab of this browser did: begins the conversation, or leaves it. @returns stops it */
export function followOtherTabs(): () => void {
  addEventListener('pagehide', endRating)
  const stop = onMemory((isKept, wasKept) => {
    const { conversationId, pending } = readChat()
    noteOthers()
    if (!conversationId && !pending) void resume()
    if (!conversationId || isKept(conversationId) || !wasKept(conversationId)) return
    reset()
    addGreeting()
    noteOthers()
  })
  return () => {
    removeEventListener('pagehide', endRating)
    stop()
  }
}
