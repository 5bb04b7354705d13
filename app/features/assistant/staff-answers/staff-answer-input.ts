import { cleanText } from '#app/platform/clean-text.ts'
import { staffAnswerPage } from '#content/staff-answers.ts'
import type { StaffAnswerValues } from './staff-answer.ts'

const { errors } = staffAnswerPage
export const wordingsAtMost = 20
export const wordingLength = 200
export const answerLength = 1_000

export type Typed = Record<keyof StaffAnswerValues, string>
export type FieldFaults = Partial<Record<keyof StaffAnswerValues, string>>

const lines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
const cleaned = (text: string) => String(cleanText(text) ?? '')

/** The path that was typed, without what comes before and after it; undefined when it is none. */
function pathOf(text: string): string | undefined {
  if (!/^\/(?!\/)/.test(text) || /[\s\\\p{Cc}?]/u.test(text) || text.length > 300) return undefined
  return URL.canParse(text, 'https://own.invalid') ? text : undefined
}

/** Reads the form of an answer; whether the page exists is checked by the service. */
export function readStaffAnswer(
  typed: Typed,
): { values: StaffAnswerValues } | { faults: FieldFaults } {
  const faults: FieldFaults = {}
  const asked = [...new Set(lines(cleaned(typed.asked)))]
  if (asked.length === 0) faults.asked = errors.asked
  else if (asked.length > wordingsAtMost) faults.asked = errors.manyWordings(wordingsAtMost)
  else if (asked.some((one) => one.length > wordingLength || !/\p{L}/u.test(one)))
    faults.asked = errors.wording(wordingLength)
  const [answer, french] = [cleaned(typed.answer), cleaned(typed.answer_fr)]
  const path = typed.path.trim() ? pathOf(typed.path.trim()) : null
  if (path === undefined) faults.path = errors.path
  if (!answer && !path && !faults.path) faults.answer = errors.answer
  if (answer.length > answerLength) faults.answer = errors.long(answerLength)
  if (french.length > answerLength) faults.answer_fr = errors.long(answerLength)
  else if (french && !answer) faults.answer = errors.english
  if (Object.keys(faults).length > 0) return { faults }
  const values = { asked: asked.join('\n'), answer: answer || null, answer_fr: french || null }
  return { values: { ...values, path: path ?? null } }
}

export const typedOf = (values: StaffAnswerValues | null): Typed => ({
  asked: values?.asked ?? '',
  answer: values?.answer ?? '',
  answer_fr: values?.answer_fr ?? '',
  path: values?.path ?? '',
})
