import { assistant } from '#content/assistant.ts'
import type { Turn } from '../assistant.ts'
import { goesOn } from './follow-up.ts'
import { pointingIn } from './pointing.ts'
import { isGuessed } from './possible-answers.ts'
import { itemPointedAt, nameOf } from './said-lists.ts'

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
  const known: Turn[] = []
  let path: string | undefined
  for (const [place, turn] of history.entries()) {
    if (turn.role !== 'assistant') {
      known.push({ ...turn, content: named(turn.content, known, history[place + 1]) })
      continue
    }
    const asked = history[place - 1]
    const isNone = noAnswers.includes(turn.content) || isGuessed(turn.content)
    const isLeft = isNone && asked?.role === 'user' && goesOn(asked.content)
    path = isLeft ? (path ?? turn.path) : turn.path
    known.push({ ...turn, path })
  }
  return known
}

/** A message that pointed at an item of a list, with the item by its name. */
function named(message: string, before: readonly Turn[], reply: Turn | undefined): string {
  const pointing = before.length > 0 ? pointingIn(message) : undefined
  if (!pointing) return message
  const item = itemPointedAt(pointing, before, { passagesOn: () => [] })
  if (!pointing.isAlone) return item ? message.replace(pointing.words, item.name) : message
  const [line = ''] = reply?.content.split('\n') ?? []
  const isItem = line !== reply?.content && !/[.!?]$/.test(line)
  const name = item?.name ?? (isItem || line.includes(': ') ? nameOf(line) : undefined)
  return name ? `Can you tell me about ${name}?` : message
}
