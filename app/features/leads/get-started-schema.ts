import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { sizedText } from '#app/platform/sized-text.ts'
import { getStarted } from '#content/get-started.ts'
import {
  type AnswerErrors,
  type Answers,
  budgets,
  companySizes,
  type FieldName,
  fieldsOf,
  type KeptName,
  lastStep,
  primaryInterests,
  type Step,
  steps,
  timelines,
} from './get-started.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = getStarted

const text = (least: number, short: string, most: number, long: string) =>
  z.preprocess(cleanText, sizedText(least, short, most, long))
const line = (least: number, short: string, most: number, long: string) =>
  z.preprocess(cleanLine, sizedText(least, short, most, long))
const oneOf = <const Values extends readonly string[]>(values: Values, error: string) =>
  z.preprocess(cleanText, z.enum(values, { error }))

export const getStartedSchema = z.object({
  firstName: line(2, errors.firstNameShort, 100, errors.firstNameLong),
  lastName: line(2, errors.lastNameShort, 100, errors.lastNameLong),
  email: z.preprocess(cleanText, z.email({ error: errors.email }).max(255, errors.email)),
  company: line(1, errors.company, 200, errors.companyLong),
  companySize: oneOf(companySizes, errors.companySize),
  primaryInterest: oneOf(primaryInterests, errors.primaryInterest),
  currentChallenges: text(10, errors.currentChallenges, 2000, errors.currentChallengesLong),
  timeline: oneOf(timelines, errors.timeline),
  budget: oneOf(budgets, errors.budget),
  // Of our own pages: a wrong one is left out, and keeps nobody from sending the form.
  estimate: z.preprocess(cleanText, z.string().max(60).optional()).catch(undefined),
} satisfies Record<KeptName, z.ZodType>)

export type GetStartedInput = z.output<typeof getStartedSchema>

/** The first error of each of these fields. */
export function check(answers: Answers, fields: readonly FieldName[]): AnswerErrors {
  const parsed = getStartedSchema.safeParse(answers)
  const found: AnswerErrors = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [name] = path
    const field = fields.find((one) => one === name)
    if (field) found[field] ??= message
  }
  return found
}

export const isComplete = (answers: Answers, step: Step): boolean =>
  Object.keys(check(answers, fieldsOf[step])).length === 0

/** The first incomplete step, or the last step. */
export const firstOpenStep = (answers: Answers): Step =>
  steps.find((step) => !isComplete(answers, step)) ?? lastStep
