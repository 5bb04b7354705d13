import { carriedEstimate as copy } from '#content/carried-estimate.ts'
import { getStarted } from '#content/get-started.ts'
import { pricing } from '#content/pricing.ts'
import { type EstimateAnswers, estimateOf, readCode } from './estimate.ts'

const { options, result } = pricing.estimate

/** An estimate in one line, for the get-started form and for staff. */
function estimateText(answers: EstimateAnswers): string {
  const { total, people } = estimateOf(answers)
  const said = [
    getStarted.options.primaryInterest[answers.solution],
    options.services[answers.services],
    `${copy.volume} ${options.volume[answers.volume]}`,
    `${copy.systems} ${options.systems[answers.systems]}`,
    options.languages[answers.languages],
  ]
  const weeks = result.weeks(total.from, total.to)
  return copy.text(said, weeks, result.people(people.from, people.to))
}

/** The same of a code from an address or a form; null when it is not one. */
export function textOfCode(code: string | null | undefined): string | null {
  const answers = readCode(code ?? '')
  return answers ? estimateText(answers) : null
}

/** What the get-started form shows of a code; null when it is not one. */
export function carriedOf(code: string | undefined) {
  const text = textOfCode(code)
  return text === null ? null : { title: copy.title, text, change: copy.change }
}
