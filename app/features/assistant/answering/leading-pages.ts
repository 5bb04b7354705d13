import { assistant } from '#content/assistant.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import type { Source } from '../assistant.ts'
import type { RankedPage } from '../knowledge/knowledge-service.server.ts'
import type { Subject } from './subjects.ts'

/** The pages for each subject, whatever the words of the question. */
const leading: Partial<Record<Subject, readonly (SitePath | '/auth')[]>> = {
  pricing: ['/pricing', '/get-started', '/blueprint'],
  start: ['/blueprint', '/get-started', '/solutions'],
  timeline: ['/blueprint', '/pricing'],
  careers: ['/careers'],
  support: ['/clients', '/auth', '/contact'],
  person: ['/book', '/contact', '/get-started'],
  company: ['/about', '/', '/contact'],
  projects: ['/projects'],
  insights: ['/blog'],
  security: ['/trust'],
  buying: ['/procurement', '/pricing', '/trust'],
  rules: ['/privacy', '/terms', '/cookies'],
  evisa: ['/solutions/evisa'],
  governance: ['/solutions/governance'],
  healthcare: ['/solutions/healthcare'],
  aftrlife: ['/solutions/aftrlife'],
  construction: ['/solutions/construction'],
}

/**
 * Pages about the product itself. Their words are near to many questions about what the platforms do, so
 * they step back where the message has another subject.
 */
const aside: Partial<Record<string, readonly Subject[]>> = {
  '/trust': ['security', 'buying', 'rules', 'support'],
}
/** What such a page loses. */
const stepBack = 0.15

/** Below this nearness a subject is only a guess. */
const leastNearness = 0.4
/** The most that a certain subject adds to the score of its page. */
const pull = 1.5
/** The share of it that the first, second and third page of a subject get. */
const fading = [1, 0.8, 0.6]

/** Moves the pages of the subject towards the front. */
export function leadTo(
  pages: readonly RankedPage[],
  subject: Subject | null,
  nearness: number,
): RankedPage[] {
  const paths = (subject && leading[subject]) ?? []
  const placed = pages.map((page) => {
    const isAside = aside[page.path]?.includes(subject as Subject) === false
    return { ...page, score: page.score - (isAside ? stepBack : 0) }
  })
  if (nearness <= leastNearness) return placed.sort((a, b) => b.score - a.score)
  const bonus = pull * (nearness - leastNearness)
  const raised = placed.map((page) => {
    const place = paths.indexOf(page.path as SitePath)
    return place < 0 ? page : { ...page, score: page.score + bonus * (fading[place] ?? 0) }
  })
  const missing = paths.flatMap((path, place): RankedPage[] => {
    if (pages.some((page) => page.path === path)) return []
    // A page without matching words gets the score of the last page that was found.
    const score = (pages.at(-1)?.score ?? 0.4) + bonus * (fading[place] ?? 0)
    return [{ ...sourceOf(path), score, passages: [] }]
  })
  return [...raised, ...missing].sort((a, b) => b.score - a.score)
}

function sourceOf(path: SitePath | '/auth'): Source {
  return { path, title: path === '/auth' ? assistant.portal : siteMap[path].name }
}
