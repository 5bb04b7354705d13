import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'app/features/assistant/safety/examples'

/** Messages from which the assistant learns what a message means, a line each. */
export type MessageExample = { kind: string; language: 'en' | 'fr'; text: string }

/**
 * Reads the examples: `KIND.LANGUAGE.txt` for each kind. `none` looks like one of the kinds and is none, `asked` is
 * what visitors asked about the site.
 */
export function readSafetyExamples(): MessageExample[] {
  return globSync(`${folder}/*.txt`)
    .sort()
    .flatMap((file) => {
      const [kind = '', language] = path.basename(file).split('.')
      return linesOf(file).map(
        (text): MessageExample => ({ kind, language: language === 'fr' ? 'fr' : 'en', text }),
      )
    })
}

/** Messages that were written by others and are never learnt from, by their kind; `danger` is of all kinds of danger. */
export const readUnseenMessages = (kind: string): string[] =>
  linesOf(`${folder}/unseen/${kind}.txt`)

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)
