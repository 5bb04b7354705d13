import type { IntakeAnswer } from '#app/features/intake/intake.ts'

// Separate from the schema, which the browser loads on demand.

export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const
export const primaryInterests = [
  'e-visa',
  'governance',
  'healthcare',
  'aftrlife',
  'construction',
  'custom',
] as const
export const timelines = ['immediate', 'short', 'medium', 'long', 'exploring'] as const
export const budgets = ['50k-100k', '100k-250k', '250k-500k', '500k-1m', '1m+', 'not-sure'] as const

export type FieldName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'company'
  | 'companySize'
  | 'primaryInterest'
  | 'currentChallenges'
  | 'timeline'
  | 'budget'
/** What travels with every step: also the code of an estimate that was brought along. */
export type KeptName = FieldName | 'estimate'
/** The typed answers, valid or not. */
export type Answers = Partial<Record<KeptName, string>>
export type AnswerErrors = Partial<Record<FieldName, string>>

export type Carried = { title: string; text: string; change: string }

/** The state of the form when a page is shown or a step was refused. */
export type GetStartedState = {
  step: Step
  answers: Answers
  errors: AnswerErrors
  /** The estimate that was brought along, with the words around it. */
  carried: Carried | null
}
/** The answer after the last step, with the answer of the intake. */
export type GetStartedAnswer = GetStartedState & { intake: IntakeAnswer | null }

export type Step = 1 | 2 | 3
export const lastStep = 3

/** The fields of each step. */
export const fieldsOf: Record<Step, readonly FieldName[]> = {
  1: ['firstName', 'lastName', 'email', 'company', 'companySize'],
  2: ['primaryInterest', 'currentChallenges'],
  3: ['timeline', 'budget'],
}
export const steps: readonly Step[] = [1, 2, 3]
export const fieldNames: readonly FieldName[] = steps.flatMap((step) => fieldsOf[step])
export const keptNames: readonly KeptName[] = [...fieldNames, 'estimate']

export const isField = (name: string): name is FieldName =>
  (fieldNames as readonly string[]).includes(name)

/** The step of a text such as `2`, if it is one. */
export const readStep = (value: string | null): Step | undefined =>
  steps.find((step) => String(step) === value)

export const percentOf = (step: Step): number => Math.round((step / lastStep) * 100)

/** The known fields of a form that are not empty, as they were typed. */
export function readAnswers(form: FormData): Answers {
  const answers: Answers = {}
  for (const name of keptNames) {
    const value = form.get(name)
    if (typeof value === 'string' && value !== '') answers[name] = value
  }
  return answers
}

/** The step that a pressed button goes back to. */
export function stepBack(intent: string, step: Step): Step | undefined {
  return readStep(intent === 'previous' ? String(step - 1) : intent)
}

/** The first step with an error. */
export const stepWith = (errors: AnswerErrors): Step | undefined =>
  steps.find((step) => fieldsOf[step].some((name) => errors[name]))
