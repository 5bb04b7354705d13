import type { RouterContextProvider } from 'react-router'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { palette as copy } from '#content/palette.ts'
import type { PaletteAnswer } from './palette.ts'
import { readPaletteWords } from './palette-query.ts'
import { findAnything } from './palette-service.server.ts'

type Said = { words: string; answer: PaletteAnswer | null; fault: string | null }

/**
 * The answer to the words of an address, or what went wrong in words for a person.
 * @param most of each kind of record
 */
export async function answerFor(
  url: URL,
  context: Readonly<RouterContextProvider>,
  most: number,
): Promise<{ said: Said; init?: ResponseInit }> {
  const words = readPaletteWords(url.searchParams.get('q'))
  const app = context.get(appContext)
  try {
    const answer = await findAnything(app, context.get(actorContext), words, most)
    return { said: { words, answer, fault: null } }
  } catch (error) {
    if (error instanceof AppError)
      return { said: { words, answer: null, fault: error.userMessage }, init: error.init }
    app.log.error({ err: error, requestId: context.get(requestContext).id }, 'palette failed')
    return { said: { words, answer: null, fault: copy.failed }, init: { status: 500 } }
  }
}
