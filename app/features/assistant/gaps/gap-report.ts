import { beginningOf } from '#app/platform/clean-text.ts'
import { gapReport as copy } from '#content/assistant-reports.ts'
import type { Source } from '../assistant.ts'
import { languageToStore } from '../conversation/outcome.ts'
import { folded } from '../facts/fold.ts'
import { redacted } from '../staff-answers/personal-data-in.ts'
import { wordingLength } from '../staff-answers/staff-answer-input.ts'
import type { Gap, GapQuestion } from './gap.ts'
import { type Group, groupQuestions } from './group-questions.ts'

/** What staff have said is not ours comes back when it was asked so often again. */
const askedAgain = 5
const mostExamples = 6
const mostPages = 3

export type ShownGroup = { gap: Gap; open: GapQuestion[] }

/** The groups that staff have not dealt with, the most asked first. @param questions newest first */
export function shownGroups(questions: readonly GapQuestion[]): ShownGroup[] {
  return groupQuestions(questions)
    .flatMap((group) => shown(group) ?? [])
    .sort((a, b) => b.gap.count - a.gap.count || b.gap.last.localeCompare(a.gap.last))
}

function shown({ questions }: Group): ShownGroup | undefined {
  const open = questions.filter(({ closed }) => closed === null)
  const isNotOurs = questions.some(({ closed }) => closed === 'not_ours')
  const [newest] = open
  if (!newest || (isNotOurs && open.length < askedAgain)) return undefined
  const languages = open.map(({ text }) => languageToStore(text) ?? 'en')
  const gap = {
    key: newest.id,
    count: open.length,
    last: newest.at,
    languages: [...new Set(languages)],
    examples: examplesOf(open),
    pages: pagesOf(open),
    conversationId: newest.conversation_id,
    isBack: open.length < questions.length,
  }
  return { gap, open }
}

/** The wordings without personal data, the most asked first. */
export function examplesOf(questions: readonly Pick<GapQuestion, 'text'>[]): string[] {
  const counted = new Map<string, { text: string; count: number }>()
  for (const question of questions) {
    const text = redacted(question.text, copy.removed).replace(/\s+/g, ' ').trim()
    const known = counted.get(folded(text))
    const shown = beginningOf(text, wordingLength)
    // Of the same words, those that are written as a question.
    const best = known && !shown.endsWith('?') ? known.text : shown
    counted.set(folded(text), { text: best, count: (known?.count ?? 0) + 1 })
  }
  return [...counted.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, mostExamples)
    .map(({ text }) => text)
}

function pagesOf(questions: readonly GapQuestion[]): Source[] {
  const counted = new Map<string, { source: Source; count: number }>()
  for (const source of questions.flatMap(({ sources }) => sources)) {
    const known = counted.get(source.path)
    if (known) known.count += 1
    else counted.set(source.path, { source, count: 1 })
  }
  return [...counted.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, mostPages)
    .map(({ source }) => source)
}
