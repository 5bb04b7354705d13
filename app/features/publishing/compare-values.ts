import { audienceLabels, publicationForm } from '#content/publishing.ts'
import { compareWords } from './compare-words.ts'
import type { Audience, Choice, Values } from './publication.ts'
import type { FieldChange } from './version.ts'

const filed = ['contentType', 'sector', 'capabilities', 'client']

/** The fields in which two versions differ, with the words that differ. */
export function compareValues(
  names: readonly string[],
  before: Values,
  after: Values,
  choices: Choice[],
): FieldChange[] {
  const shown = (name: string, value = '') => {
    if (name === 'content') return textOf(value)
    if (name === 'featured') return value === 'on' ? publicationForm.yes : ''
    if (name === 'audience') return audienceLabels[value as Audience] ?? value
    if (!filed.includes(name)) return value
    const nameOf = (id: string) =>
      choices.find((one) => one.id === id)?.name ?? publicationForm.gone
    return value.split(' ').filter(Boolean).map(nameOf).join(', ')
  }
  return names
    .filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
    .map((name) => ({
      name,
      pieces: compareWords(shown(name, before[name]), shown(name, after[name])),
    }))
}

/**
 * The words of an article without markup, one paragraph a line; a picture is replaced by its
 * description.
 */
function textOf(html: string): string {
  return html
    .replaceAll(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' [$1] ')
    .replaceAll(/<\/(p|h[1-6]|li|tr|blockquote|pre|figure|table)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}
