import type { App } from '#app/platform/app.server.ts'
import { goesOn } from '../answering/follow-up.ts'
import type { Question } from '../assistant.ts'
import { createEchoCheck } from '../checking/echo.ts'
import { askForText } from './ask-text.server.ts'
import { rewriteInstructions } from './instructions.server.ts'
import { languageIn } from './language-in.ts'
import {
  type OutsideApp,
  ProviderError,
  tokensOf,
  timeouts as usual,
} from './provider-client.server.ts'
import { withoutReasoning } from './reasoning-filter.ts'
import { turnsFor } from './reply-messages.server.ts'

/** Longer than this nobody waits for a better search. */
const patience = 1_500
const mostTurns = 6
const mostOfTurn = 600
const longest = 300
const replyTokens = tokensOf(' '.repeat(longest))
const label = /^\W*(?:(?:complete(?:d)? |search |rewritten )?question|query)\s*:\s*/i
const isEcho = createEchoCheck(rewriteInstructions)

/**
 * The question completed by the model: when it goes on with the conversation, when the site does not answer
 * it alone, or when it is not in English, which the site is searched in.
 * @returns null when the question is complete, or the model gives none in time: rules complete it then
 */
export async function rewriteQuestion(
  app: OutsideApp & Pick<App, 'log'>,
  question: Question,
  isFoundAlone: boolean,
  milliseconds = patience,
): Promise<string | null> {
  const { message, history, conversationId } = question
  const turns = turnsFor(history).slice(-mostTurns)
  const hasCue = turns.length > 0 && (goesOn(message) || !isFoundAlone)
  if (!hasCue && languageIn(message) === null) return null
  const said = turns.map(({ role, content }) => `${role}: ${content.slice(0, mostOfTurn)}`)
  const data = [...said, `last message: ${message.slice(0, mostOfTurn)}`].join('\n')
  const prompt = { instructions: rewriteInstructions, data, replyTokens }
  const timeouts = { ...usual, first: milliseconds, whole: milliseconds }
  try {
    const text = await askForText(app, prompt, timeouts, {
      ...{ conversationId, isOptional: true, retry: 0 },
    })
    return questionIn(text)
  } catch (error) {
    if (error instanceof ProviderError) return null
    throw error
  }
}

function questionIn(given: string): string | null {
  const [line = ''] = withoutReasoning(given).trim().split('\n')
  const text = line.replace(label, '').replaceAll(/^["'`*\s]+|["'`*\s]+$/g, '')
  return text.length < 3 || text.length > longest || isEcho(text) ? null : text
}
