import { type Expression, expressionBuilder, sql } from 'kysely'
import { isOfSomebody, isTheirConversation } from '#app/features/of-whom/of-whom-service.server.ts'
import { containing } from '#app/lists/list-search.server.ts'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import { isHere } from '../conversation/presence-store.server.ts'
import { type ConversationListQuery, foundMarks } from './admin-conversation-list-query.ts'
import { lookedThrough } from './conversation-name.ts'
import { searchedWords } from './search-words.ts'

const [begin, end] = foundMarks
const headline = `StartSel=${begin}, StopSel=${end}, MaxFragments=1, MaxWords=28, MinWords=12`

/** The words in English and French; a row's words are of both languages. */
const askedFor = (words: string) =>
  sql`(to_tsquery('english', ${words}) || to_tsquery('french', ${words}))`

/** The sentence of the first message with the words, the words marked. */
const sentenceFor = (words: string, conversation: Expression<string>) =>
  db
    .selectFrom('chat_messages as h')
    .select((eb) =>
      sql<string>`ts_headline(
        case when to_tsvector('english', ${eb.ref('h.content')}) @@ to_tsquery('english', ${words})
          then 'english'::regconfig else 'french'::regconfig end,
        ${eb.ref('h.content')}, ${askedFor(words)}, ${headline})`.as('found'),
    )
    .where('h.conversation_id', '=', conversation)
    .where((eb) => sql<boolean>`${eb.ref('h.words')} @@ ${askedFor(words)}`)
    .orderBy('h.seq')
    .limit(1)

/** What the visitor wrote first, from which the conversation gets its name. */
const firstSaid = (conversation: Expression<string>) =>
  db
    .selectFrom('chat_messages as u')
    .select((eb) => sql<string>`left(${eb.ref('u.content')}, 160)`.as('content'))
    .where('u.conversation_id', '=', conversation)
    .where('u.role', '=', 'user')
    .orderBy('u.seq')
    .limit(lookedThrough)

/** The list in the order of the last message. A search looks through everything that was said. */
export const conversationSource = (query: ConversationListQuery, userId: string) => {
  const { state, intent, outcome, thumb, language, search } = query
  const words = searchedWords(search)
  const isOfWhom = isOfSomebody(query)
  const isWaiting = state === 'waiting' || state === 'mine'
  return listSource({
    table: db.selectFrom('chat_conversations as c'),
    as: 'c',
    filters: (eb) => [
      ...(isOfWhom ? [isTheirConversation(eb.ref('c.id'), query)] : []),
      ...(isWaiting ? [sql<boolean>`${eb.ref('c.waits')}`] : []),
      ...(state === 'mine' ? [eb('c.taken_by', '=', userId)] : []),
      ...(state && !isWaiting ? [eb('c.state', '=', state)] : []),
      ...(intent ? [eb('c.intent', '=', intent)] : []),
      ...(language ? [eb('c.language', '=', language)] : []),
      ...(outcome
        ? [
            eb.exists(
              eb
                .selectFrom('chat_messages as o')
                .select('o.id')
                .whereRef('o.conversation_id', '=', 'c.id')
                .where('o.outcome', '=', outcome),
            ),
          ]
        : []),
      ...(thumb
        ? [
            eb.exists(
              eb
                .selectFrom('chat_feedback as t')
                .select('t.seq')
                .whereRef('t.conversation_id', '=', 'c.id')
                .where('t.thumb', '=', thumb),
            ),
          ]
        : []),
    ],
    rows: (from) =>
      from
        .select(['c.id', 'c.opening', 'c.state', 'c.waits', 'c.intent', 'c.visitor_name'])
        .select(['c.visitor_email', 'c.lead_id', 'c.message_count'])
        .select((eb) => [
          iso(eb.ref('c.last_message_at')).as('last_message_at'),
          isHere(eb.ref('c.id')).as('is_here'),
          sql<string[]>`array(${firstSaid(eb.ref('c.id'))})`.as('said'),
          sql<string | null>`${words ? sentenceFor(words, eb.ref('c.id')) : sql`null`}`.as('found'),
        ]),
    sorts: { last_message_at: 'c.last_message_at' },
    newest: 'c.last_message_at',
    isLong: true,
    idsFirst: isOfWhom,
    match: (text) => matchOf(text, words),
  })
}

/** A conversation is found by words that were said in it, and by letters of what the visitor wrote. */
function matchOf(search: string, words: string) {
  const pattern = containing(search)
  const letters = db
    .selectFrom('chat_conversations as l')
    .select('l.id')
    .where('l.search_text', 'like', pattern)
  const said = db
    .selectFrom('chat_messages as s')
    .select('s.conversation_id as id')
    .where((eb) => sql<boolean>`${eb.ref('s.words')} @@ ${askedFor(words)}`)
  const eb = expressionBuilder<Schema & { c: Schema['chat_conversations'] }, 'c'>()
  const here = said.where('s.conversation_id', '=', eb.ref('c.id'))
  const hasLetters = eb('c.search_text', 'like', pattern)
  if (!words) return { hit: hasLetters, found: letters }
  return {
    hit: eb.or([hasLetters, eb.exists(here)]),
    found: letters.union(said),
  }
}
