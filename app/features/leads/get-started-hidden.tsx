import { type Answers, fieldNames, fieldsOf, type Step } from '#app/features/leads/get-started.ts'

/** The answers of the other steps as hidden fields: every post contains all answers. */
export function HiddenAnswers({ step, answers }: { step: Step; answers: Answers }) {
  const others = fieldNames.filter((name) => !fieldsOf[step].includes(name) && answers[name])
  return others.map((name) => <input key={name} type="hidden" name={name} value={answers[name]} />)
}
