import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isCopy } from '../check/plain-words.ts'
import { type CopyString, copyStrings, withoutTags } from './copy-strings.ts'

// npm run words:headings COMMIT [PATH...]: every heading and opening sentence that has
// changed since the commit, before and after, as tables in Markdown.
const [since = 'HEAD', ...paths] = process.argv.slice(2)
const HEADING = /^(title|headline|name|heading|question|subtitle|metaTitle|phrase)$/
const OPENING = /^(lead|text|description|answer|excerpt|paragraphs|meaning|content|note)$/

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
const changed = git('diff', '--name-only', '--diff-filter=M', since).split('\n')

console.log(
  '# Headings and opening sentences, before and after\n\nThe texts of the public site and of its samples were written again by the [style guide](../style-guide.md). These are the headings and the first sentences that changed, by file and key. `npm run words:headings COMMIT` prints this list for any commit.',
)
for (const path of changed.filter((one) => isCopy(one)).toSorted()) {
  if (paths.length > 0 && !paths.some((start) => path.startsWith(start))) continue
  const before = linesOf({ path, text: git('show', `${since}:${path}`) })
  const after = linesOf({ path, text: readFileSync(path, 'utf8') })
  const rows = [...after]
    .filter(([key, text]) => before.has(key) && before.get(key) !== text)
    .map(([key, text]) => `| ${code(key)} | ${code(before.get(key))} | ${code(text)} |`)
  if (rows.length === 0) continue
  console.log(`\n## ${path}\n\n| Text | Before | After |\n|---|---|---|\n${rows.join('\n')}`)
}

function code(text = ''): string {
  return `\`${text.replaceAll('|', '/').replaceAll('`', "'").trim()}\``
}

/** Headings, whole, and the first sentence of every other text, by key. */
function linesOf(file: { path: string; text: string }): Map<string, string> {
  const lines = new Map<string, string>()
  for (const one of copyStrings(file)) {
    const at = one.keys.findIndex((key) => HEADING.test(key) || OPENING.test(key))
    if (at < 0 || one.text.includes('<<')) continue
    const isHeading = HEADING.test(one.keys[at] ?? '')
    const key = one.keys.slice(0, at + (isHeading ? 1 : one.keys.length)).join('.')
    lines.set(key, isHeading ? (lines.get(key) ?? '') + one.text : firstOf(one))
  }
  return lines
}

function firstOf({ text }: CopyString): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(
    withoutTags(text).trim(),
  )
  return first?.segment.trim() ?? ''
}
