import type { Question, Turn } from '../assistant.ts'
import { replyInstructions } from './instructions.server.ts'
import type { GivenText, ModelContext } from './model-context.ts'
import type { Message } from './send-chat.server.ts'

export const most = {
  attachments: 3,
  attachment: 8_000,
  message: 4_000,
  turns: 12,
}

/** What the model gets: the rules, the turns before, and the question with its sources as data. */
export function messagesFor(question: Question, { given, today }: ModelContext): Message[] {
  const { message, history, attachments } = question
  const data = [
    `<today>${today}</today>`,
    sourcesAsData(given),
    ...attachments
      .slice(0, most.attachments)
      .map(
        ({ name, text }, index) =>
          `<attachment id="f${index + 1}" name="${inert(name)}">${inert(text.slice(0, most.attachment))}</attachment>`,
      ),
    `<question>${inert(message.slice(0, most.message))}</question>`,
  ]
  const turns = turnsFor(history).map(({ role, content }) => ({
    role,
    content: content.slice(0, most.message),
  }))
  return [
    { role: 'system', content: replyInstructions },
    ...turns,
    { role: 'user', content: data.join('\n') },
  ]
}

/** Sources as data, each with its number. */
export const sourcesAsData = (given: readonly GivenText[]): string =>
  [
    '<sources>',
    ...given.map(
      ({ id, kind, path, title, heading, text }) =>
        `<source id="${id}" kind="${kind}" page="${inert(path)}">${inert(title)}${heading ? `: ${inert(heading)}` : ''}\n${inert(text)}</source>`,
    ),
    '</sources>',
  ].join('\n')

/** The last turns, without what was refused and the reply to it, and without messages about danger. */
export function turnsFor(history: readonly Turn[]): Turn[] {
  return history
    .filter(({ isBlocked }, place) => !isBlocked && !history[place + 1]?.isBlocked)
    .slice(-most.turns)
}

/** Escapes text, so that it cannot close the element around it. */
export const inert = (text: string) =>
  text.toWellFormed().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
