import { globSync, readFileSync } from 'node:fs'
import type { FactLanguage } from '#app/features/assistant/facts/fact.ts'

const folders = { en: 'everyday', fr: 'everyday-fr' }

/**
 * How visitors ask the known questions in everyday words, by the id of the question. They are learnt from
 * (`scripts/learn-questions.py`) and not used while the product runs. A file has `# id` and then one wording a
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

/** A message that asks a known question after another one was asked and answered. */
export type FollowUp = { id: string; before: string; text: string }

/**
 * How visitors go on after an answer. They are learnt from as well. A file has `# id`, then `< id` of the
 * question before, and then one message a line.
 */
export function readFollowUps(language: FactLanguage): FollowUp[] {
  let [id, before] = ['', '']
  const found: FollowUp[] = []
  for (const line of linesOf(
    readFileSync(`app/content/en/questions/follow-ups/${language}.txt`, 'utf8'),
  ))
    if (line.startsWith('# ')) id = line.slice(2)
    else if (line.startsWith('< ')) before = line.slice(2)
    else found.push({ id, before, text: line })
  return found
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
