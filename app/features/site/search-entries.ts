import { isSentence, wordsIn } from '#app/features/assistant/knowledge/sentences.ts'
import type { PageCopies } from '#app/features/page-copy/page-copy-service.server.ts'
import type { SearchEntry } from '#app/features/search/search.ts'
import { jobAnchor } from '#app/features/site/careers/job-anchor.ts'
import { careers } from '#content/careers.ts'
import { pageCopies } from '#content/page-copies.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { siteNotes } from '#content/site-notes.ts'

/** The pages whose words can be found: not the search itself. Open positions are found one by one. */
export function foundCopies(copies: PageCopies): Record<Exclude<SitePath, '/search'>, object> {
  const { '/search': _, ...found } = copies
  return { ...found, '/careers': { ...found['/careers'], jobs: [] } }
}

/** What staff write in the panel and a page shows beside its own texts, by the page. */
export type ShownOnPages = Partial<Record<SitePath, readonly string[]>>

/** The most characters of it that are searched. */
const mostShown = 50_000

/** The pages and open positions of this release, as the search keeps them. */
export function searchEntries(
  copies: PageCopies = pageCopies,
  shown: ShownOnPages = {},
): SearchEntry[] {
  const pages = Object.entries(foundCopies(copies)).map(([path, copy]): SearchEntry => {
    const { name } = siteMap[path as SitePath]
    const note = siteNotes[path as SitePath]
    const more = (shown[path as SitePath] ?? []).map(ended).join(' ').slice(0, mostShown)
    const body = [...textOf(copy), ...(more ? [more] : [])].join(' ')
    return { path, kind: 'page', title: name, note, body }
  })
  const jobs = careers.jobs.map((job): SearchEntry => {
    const { title, description, place, requirements } = job
    const path = `/careers#${jobAnchor(job)}`
    const body = [place.label, ...requirements].map(ended).join(' ')
    return { path, kind: 'job', title, note: description, body }
  })
  return [...pages, ...jobs]
}

/** For the program, said while a form or a list is used, or for those who see no drawing. */
const silent = new Set([
  ...[
    'id',
    'mrz',
    'meta',
    'to',
    'path',
    'paths',
    'href',
    'figure',
    'slug',
    'tone',
    'statusTone',
    'key',
  ],
  ...['errors', 'error', 'incomplete', 'success', 'failure', 'pending', 'hints', 'options'],
  ...[
    'empty',
    'emptyFiltered',
    'emptyHint',
    'none',
    'filter',
    'filters',
    'drawing',
    'label',
    'link',
  ],
])
/** What a text stands under, or is called. A button or a table's head is called something else. */
const headings = new Set(['title', 'name', 'value', 'question', 'who'])

const isHeadline = (copy: unknown): copy is { text: string } =>
  typeof copy === 'object' &&
  copy !== null &&
  Object.keys(copy).every((key) => /^(text|accent)$/.test(key))

/** A name that stands for itself ends like a sentence, so that it does not run into the next one. */
const ended = (text: string) => (/[.!?:;,]["')]?$/.test(text) ? text : `${text}.`)

/** What a page says to its readers: its headings, sentences and lists, in its order. */
function textOf(copy: unknown, key = ''): string[] {
  if (typeof copy === 'string') {
    const text = copy.replaceAll(/\s+/g, ' ').trim()
    return !text.includes('<<') && (isSentence(text) || headings.has(key)) ? [ended(text)] : []
  }
  if (typeof copy !== 'object' || copy === null) return []
  if (!Array.isArray(copy))
    return Object.entries(copy).flatMap(([name, value]) =>
      silent.has(name) ? [] : textOf(value, name),
    )
  if (copy.length > 0 && copy.every(isHeadline))
    return textOf(copy.map(({ text }) => text).join(''), 'title')
  // A list of short lines says something once one of them is more than a word or two.
  const tells = copy.some((line) => typeof line === 'string' && wordsIn(line) >= 3)
  return copy.flatMap((item) => textOf(item, tells ? 'title' : ''))
}
