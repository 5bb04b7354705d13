import { globSync, readFileSync } from 'node:fs'
import type { FactLanguage } from '#app/features/assistant/facts/fact.ts'

const folders = { en: 'everyday', fr: 'everyday-fr' }

/**
 * How visitors ask the known questions in everyday words, by the id of the question. They are learnt from
 * (`npm run assistant:space`) and not used while the product runs. A file has `# id` and then one wording a
 * line; lines with `= ` at its beginning say how visitors call the subject of all its questions.
 * @returns each wording, together with the same one that names the subject
 */
export function readEverydayWordings(
  language: FactLanguage = 'en',
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, string[][]>()
  for (const file of globSync(`app/content/en/questions/${folders[language]}/*.txt`).sort()) {
    const [head = '', ...blocks] = readFileSync(file, 'utf8').split(/^# /m)
    const subjects = linesOf(head).map((line) => line.replace(/^= /, ''))
    for (const block of blocks) {
      const [id = '', ...wordings] = linesOf(block)
      const both = wordings.map((text, at) => {
        const subject = subjects[at % Math.max(1, subjects.length)]
        if (!subject) return [text]
        return [text, at % 2 === 0 ? `${subject}, ${text}` : `${text} ${subject}`]
      })
      found.set(id, [...(found.get(id) ?? []), ...both])
    }
  }
  return found
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
