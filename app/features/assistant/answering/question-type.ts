import { stemOf, stemsOf } from '../knowledge/word-index.ts'

/** What kind of answer a question wants; null for one that any text can answer. */
export type QuestionType = 'number' | 'duration' | 'time' | 'person' | 'place' | 'reason' | 'yesno'

const types: readonly [QuestionType, RegExp][] = [
  [
    'duration',
    /\bhow (?:long|often|quick\w*|fast|soon|old)\b|\bhow (?:many|much) (?:time|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b|\b(?:what|which) (?:duration|deadline|time ?frame)\b/i,
  ],
  [
    'number',
    /\bhow (?:many|much|big|large|far|high)\b|\b(?:what|which) (?:number|share|percentage|figure)\b/i,
  ],
  [
    'time',
    /(?:^|[,;.] *|\b(?:and|but|so|or) )(?:since |until |by |from )?when\b|\bwhat (?:date|day|year|time)\b|\bin which (?:week|year|month)\b/i,
  ],
  [
    'person',
    /(?:^|[,;.] *|\b(?:and|but|so|by|to|with|for|from) )who(?:m|se)?\b|\bwho (?:is|are|may|can|must|should|has|does|decides?|signs?|pays?|owns?)\b/i,
  ],
  ['place', /(?:^|[,;.] *|\b(?:and|but|so) )where\b|\bin which (?:country|city|place)\b/i],
  ['reason', /\bwhy\b|\bwhat (?:is|are) the reasons?\b|\bfor what reasons?\b/i],
  [
    'yesno',
    /^\W*(?:(?:and|but|so|ok|okay|hi|hello|well)[ ,]+)*(?:do|does|did|is|are|was|were|can|could|may|must|should|will|would|has|have|had)\b/i,
  ],
]

/** The kind of answer that a question wants, by its words. */
export const typeOf = (question: string): QuestionType | null =>
  types.find(([, pattern]) => pattern.test(question))?.[0] ?? null

const units =
  'seconds?|minutes?|min|hours?|days?|nights?|weeks?|months?|quarters?|years?|sessions?|decades?|afternoons?'
const numbers =
  '\\d[\\d.,–-]*|half|once|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundreds?|thousands?|millions?'
const hasNumber = new RegExp(`\\b(?:${numbers}|none|both|single|nobody|no)\\b`, 'i')
const hasDuration = new RegExp(
  `\\b(?:${numbers}|one|an?|each|every|full|same|several|few)\\b[^.?!]{0,24}\\b(?:${units})\\b|\\b(?:at once|immediately|overnight|ongoing|yearly|daily|monthly|weekly|quarterly|for ever)\\b`,
  'i',
)
const hasTime = new RegExp(
  `${hasDuration.source}|\\b(?:before|after|until|when|once|while|during|at the|on the|moment|date|first|then|evening|morning|\\d{4})\\b`,
  'i',
)

const fits: Partial<Record<QuestionType, RegExp>> = {
  number: hasNumber,
  duration: hasDuration,
  time: hasTime,
}

/** Whether a text has what a question of a type wants; true where that cannot be seen by its words. */
export const fitsType = (type: QuestionType | null, text: string): boolean =>
  (type && fits[type]?.test(text)) ?? true

const likely: Partial<Record<QuestionType, RegExp>> = {
  ...fits,
  person:
    /\b(?:officers?|inspectors?|clinicians?|nurses?|doctors?|persons?|people|teams?|staff|owners?|you|we|us|authority|board|keyholders?|engineers?|ministry|minister|nobody|somebody|someone|everyone|users?|client|clients|institution|office|operator|operators|supervisors?|custodian|auditors?|administrators?|departments?|famil(?:y|ies)|registry|suppliers?|experts?|architect)\b/i,
  place: /\b(?:in|at|on|inside|outside|country|office|building|site|centre|region|page|portal)\b/i,
  reason:
    /\b(?:because|so that|therefore|since|reasons?|otherwise|without|would|cannot|for,|, for|so)\b/i,
}

/** What is counted: "how many TEST FILES should". */
const counted = /\bhow many (?:of )?(?:the |your |our )?((?:[\p{L}-]+ ?){1,2})/iu

/** Whether a text has a number of what a question counts. */
function countsIt(question: string, text: string): boolean {
  const nouns = stemsOf(counted.exec(question)?.[1] ?? '')
  if (nouns.length === 0) return false
  const words = text.split(/[^\p{L}\p{N}'’-]+/u)
  return words.some(
    (word, at) =>
      new RegExp(`^(?:${numbers})$`, 'i').test(word) &&
      words.slice(at + 1, at + 4).some((next) => nouns.includes(stemOf(next) ?? '')),
  )
}

/**
 * How much better or worse a text is for a question, from -1 to 1, by what a question of its type wants.
 * @param type of the question
 */
export function fitOf(type: QuestionType | null, question: string, text: string): number {
  const pattern = type && likely[type]
  if (!pattern) return 0
  if (type === 'number' && hasNumber.test(text)) return countsIt(question, text) ? 1 : 0.3
  const strength = fits[type] ? 1 : 0.4
  return pattern.test(text) ? strength : -strength
}
