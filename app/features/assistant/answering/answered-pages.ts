import { assistant } from '#content/assistant.ts'
import type { Turn } from '../assistant.ts'
import { goesOn } from './follow-up.ts'
import { pointingIn } from './pointing.ts'
import { nameOf } from './said-lists.ts'

/** What is said instead of an answer. */
export const noAnswers: readonly string[] = [
  assistant.unsure,
  ...Object.values(assistant.languages),
]

/**
 * The history as follow-ups need it. What pointed at an item of a list has the name of the item.
 *
 * Each answer has the page that the conversation is on then: a question that went on and got no answer leaves
 * it on the page of the answer before, not on the page that was linked as the nearest one.
 */
export function onAnsweredPages(history: readonly Turn[]): Turn[] {
  let path: string | undefined
  return history.map((turn, place) => {
    if (turn.role === 'user') return { ...turn, content: named(turn.content, history[place + 1]) }
    const asked = history[place - 1]
    const isLeft =
      noAnswers.includes(turn.content) && asked?.role === 'user' && goesOn(asked.content)
    path = isLeft ? (path ?? turn.path) : turn.path
    return { ...turn, path }
  })
}

/** A message that pointed at an item of a list, as the question for the item by its name. */
function named(message: string, reply: Turn | undefined): string {
  if (!reply || !pointingIn(message)?.isAlone) return message
  const [line = ''] = reply.content.split('\n')
  const isItem = line.length < reply.content.length && !/[.!?]$/.test(line)
  return isItem || line.includes(': ') ? `What is ${nameOf(line)}?` : message
}
