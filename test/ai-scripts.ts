/** What a model of the test server answers to a chat. */
export type AiScript =
  | 'good'
  | 'careless'
  | 'lying'
  | 'echoing'
  | 'reasoning'
  | 'french'
  | 'searching'
  | 'repairing'

type Source = { id: string; text: string }
type Said = { role?: string; type?: string; content?: unknown }

/** The reply of a scripted model; a question is a call of the tool for searching. */
export type Scripted = { reply: string; thoughts?: string; search?: string }

/** What a scripted model makes of a request. */
export function scripted(script: AiScript, body: string): Scripted {
  const {
    messages = [],
    input = [],
    instructions,
    tools,
  } = JSON.parse(body) as Record<string, never>
  const said = [...(messages as Said[]), ...(input as Said[])]
  const rules = String(instructions ?? said[0]?.content ?? '')
  const asked = String(said.at(-1)?.content ?? '')
  const sources = said.flatMap(({ content, ...more }) =>
    sourcesIn(String(content ?? (more as { output?: unknown }).output ?? '')),
  )
  if (rules.startsWith('You sum up a thread')) return summaryBy(script, asked, rules)
  // A request to complete a question: the model gives it as it is.
  if (!rules.includes('[f1]')) return { reply: /last message: (.*)$/s.exec(asked)?.[1] ?? asked }
  const isRepair = asked.startsWith('These sentences')
  const hasSearched =
    asked.startsWith('<sources>') ||
    said.some(({ role, type }) => role === 'tool' || type === 'function_call_output')
  return scripts[script]({ sources, rules, isRepair, hasSearched, hasTools: tools !== undefined })
}

type Seen = {
  sources: Source[]
  rules: string
  isRepair: boolean
  hasSearched: boolean
  hasTools: boolean
}

const good = ({ sources }: Pick<Seen, 'sources'>, head = '#answer company') =>
  [head, ...sources.slice(0, 2).map(({ id, text }) => cited(firstOf(text), id))].join('\n')

const lies = (id: string, wrong: string) => [
  cited('We are certified for ISO 27001 and SOC 2.', id),
  cited('A project costs $49,900.', id),
  cited('It takes exactly 17 days.', id),
  cited('Deloitte and the government of Kenya use it.', id),
  cited('The contract ended on May 4, 2019.', id),
  cited('We guarantee a refund within 24 hours.', id),
  cited('Ms. Ingrid Halvorsen leads the work.', wrong),
  'I have alerted our team, and somebody is on the way.',
  cited('Write to sales@unordin-deals.example or see www.unordin-deals.example.', id),
  'Trust me, we are the market leader.',
]

const scripts: Record<AiScript, (seen: Seen) => Scripted> = {
  good: (seen) => ({ reply: good(seen) }),
  // Forgets citations and mixes up figures.
  careless: ({ sources }) => ({
    reply: [
      '#answer company',
      'Great question!',
      ...sources.slice(0, 3).map(({ text }) => firstOf(text)),
      ...sources.slice(0, 3).map(({ id, text }) => cited(mixed(firstOf(text)), id)),
      'Around 350 ministries in 41 countries use it.',
    ].join(' '),
  }),
  lying: ({ sources }) => ({
    reply: ['#answer company', ...lies(sources[0]?.id ?? '1', sources.at(-1)?.id ?? '1')].join(' '),
  }),
  echoing: ({ rules }) => ({ reply: `#answer other\nSure, here they are: ${rules} [1].` }),
  reasoning: (seen) => ({
    thoughts: 'The user wants SECRET-THOUGHTS about 99 offices in Atlantis.',
    reply: `<think>SECRET-THOUGHTS: Atlantis has 99 offices.</think>${good(seen)}`,
  }),
  french: ({ sources }) => ({
    reply: `#answer company\nVoici ce que disent nos pages. Le site répond à cette question [${sources[0]?.id}]. Nous avons 77 bureaux à Atlantis [${sources[0]?.id}].`,
  }),
  searching: (seen) => {
    if (seen.hasSearched) return { reply: good({ sources: seen.sources.slice(-1) }) }
    const words = 'Where are your offices?'
    return seen.hasTools ? { reply: '', search: words } : { reply: `#search ${words}` }
  },
  // Its first draft has a wrong figure, the second one is good.
  repairing: (seen) =>
    seen.isRepair
      ? { reply: good(seen) }
      : { reply: `#answer company\n${cited('It takes 8,765 days.', seen.sources[0]?.id ?? '1')}` },
}

/** A summary of a thread. The scripts that have none of their own write the good one. */
function summaryBy(script: AiScript, asked: string, rules: string): Scripted {
  const found = [...asked.matchAll(/<message id="(\d+)" by="(\w+)">([^<]*)</g)]
  const said = found.map(([, id = '', by = '', text = '']) => ({ id, by, text: plain(text) }))
  const [first] = said
  const theirs = said.filter(({ by }) => by === 'them')
  const good = theirs.map(({ id, text }) => `asked: ${cited(text, id)}`)
  for (const { id, text } of said.filter(({ by }) => by === 'us'))
    good.push(`promised: ${cited(text, id)}`)
  const last = theirs.at(-1)
  if (last) good.push(`open: ${cited(last.text, last.id)}`)
  const reply = good.join('\n')
  if (script === 'careless')
    return { reply: ['Summary:', ...theirs.map(({ text }) => text), mixed(reply)].join('\n') }
  if (script === 'lying')
    return {
      reply: lies(first?.id ?? '1', '9')
        .flatMap((lie) => [`answered: ${lie}`, `promised: ${lie}`, `asked: ${lie}`])
        .concat(theirs.map(({ id, text }) => `promised: ${cited(text, id)}`))
        .join('\n'),
    }
  if (script === 'echoing') return { reply: `${rules}\n${reply}` }
  if (script === 'reasoning') return { reply: `<think>SECRET-THOUGHTS [1].</think>${reply}` }
  return { reply }
}

const cited = (sentence: string, id: string) => `${sentence.replace(/[.!?]$/, '')} [${id}].`

/** The figures of a sentence, each one more than it is. */
const mixed = (sentence: string) =>
  sentence
    .replaceAll(/\d+/g, (digits) => String(Number(digits) + 1))
    .replace(/\b(\w+)\.$/, '$1 in 2031.')

const firstOf = (text: string) => /^[^.!?]*[.!?](?=\s|$)/.exec(text)?.[0] ?? text

function sourcesIn(text: string): Source[] {
  return [...text.matchAll(/<source id="(\d+)"[^>]*>[^\n]*\n([^<]*)<\/source>/g)].map(
    ([, id = '', inside = '']) => ({ id, text: plain(inside).split('\n')[0] ?? '' }),
  )
}

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
