import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { cookies } from '#content/legal/cookies.ts'
import { privacyArticles } from '#content/legal/privacy.ts'
import type { FactSources } from './fact-sources.ts'
import { asks, makeFact } from './make-fact.ts'

/** The rows of the table that visitors ask for, by how they begin. */
const askedFor: readonly [string, string][] = [
  ['Conversations', 'chat'],
  ['Applications', 'application'],
  ['Records of use', 'logs'],
  ['Numbers of page views', 'views'],
  ['Newsletter', 'newsletter'],
  ['Inquiries', 'message -chat -application'],
  ['Sessions', '=sessions'],
  ['Invitations', '=invitation'],
]
const solutions = '-blueprint -evisa -healthcare -governance -aftrlife -construction'

/** How long data is kept, and what is stored in a browser. */
export function privacyFacts({ kept }: FactSources): Fact[] {
  const articles = privacyArticles(kept)
  const rows = articles
    .flatMap(({ blocks }) => blocks)
    .flatMap((one) => (typeof one === 'object' && 'table' in one ? one.table.rows : []))
  const known = askedFor.flatMap(([begin, slot]) => {
    const [what, time, then = ''] = rows.find(([name]) => name?.startsWith(begin)) ?? []
    return what && time ? [{ what, time, then, slot }] : []
  })
  const block = (id: string) => cookies.articles.find((one) => one.id === id)?.blocks ?? []
  const names = block('register').flatMap((one) =>
    typeof one === 'object' && 'table' in one ? one.table.rows.map(([name]) => name) : [],
  )
  const none = listIn(block('none'))
  const collected = articles.find(({ id }) => id === 'not-collected')?.blocks ?? []
  const [counted = '', sold = ''] = listIn(collected)
  return [
    ...known.map(({ what, time, then, slot }) =>
      makeFact({
        ...{ id: `kept-${what}`, path: '/privacy' },
        asked: [asks(`howLongKept ${slot} ${solutions}`)],
        say: (words) => words.kept(what, time, then),
      }),
    ),
    makeFact({
      ...{ id: 'kept', path: '/privacy' },
      asked: [
        asks(`howLongKept data ${solutions}`, 2),
        asks(`howLongKept privacy ${solutions}`, 2),
      ],
      say: (words) => words.keptAll(known),
    }),
    makeFact({
      ...{ id: 'cookies', path: '/cookies' },
      asked: ['cookies', 'cookies what', 'cookies mine', 'cookies howMany']
        .map((slots) => `${slots} -analytics -ads -banner -howLongKept`)
        .map((slots) => asks(slots)),
      say: (words) => words.cookies(names, none),
    }),
    makeFact({
      ...{ id: 'browser-storage', path: '/cookies', anchor: 'storage' },
      asked: ['inBrowser', 'inBrowser chat', 'inBrowser kept', 'inBrowser data']
        .map((slots) => `${slots} -cookies -banner ${solutions}`)
        .map((slots) => asks(slots)),
      say: (words) => words.browserStorage(textIn(block('storage'))),
    }),
    makeFact({
      ...{ id: 'analytics', path: '/cookies' },
      asked: [
        asks('analytics'),
        asks('analytics cookies'),
        asks('analytics mine'),
        asks('ads cookies'),
        asks('ads'),
      ],
      say: (words) => words.noAnalytics(none, `${sold} ${counted}`),
    }),
    makeFact({
      ...{ id: 'cookie-banner', path: '/cookies' },
      asked: [asks('banner cookies'), asks('banner')],
      say: (words) => words.banner(textIn(block('consent'))),
    }),
  ]
}

function listIn(blocks: readonly unknown[]): readonly string[] {
  for (const block of blocks)
    if (typeof block === 'object' && block !== null && 'list' in block)
      return block.list as readonly string[]
  return []
}

const textIn = (blocks: readonly unknown[]) =>
  blocks.filter((block) => typeof block === 'string').join(' ')
