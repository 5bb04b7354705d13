/** What a message points at in a list: a place from 0, or one beside what was said last. */
export type Pointing = {
  at: number | 'last' | 'next' | 'before'
  /** The words that point. */
  words: string
  /** What the list consists of, when the message says so: "step", "document". */
  noun?: string
  /** The item that stands before the one that is meant. */
  after?: string
  /** The message says nothing else. */
  isAlone: boolean
}

const places: readonly RegExp[] = [
  /^(?:first|1st|one|1)$/,
  /^(?:second|2nd|two|2)$/,
  /^(?:third|3rd|three|3)$/,
  /^(?:fourth|4th|four|4)$/,
  /^(?:fifth|5th|five|5)$/,
  /^(?:sixth|6th|six|6)$/,
  /^(?:seventh|7th|seven|7)$/,
  /^(?:eighth|8th|eight|8)$/,
]
const ordinal =
  'first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|seventh|7th|eighth|8th|last|final|next|following|previous'
const noun =
  'question|answer|step|phase|stage|document|option|tier|package|item|point|part|entry|station|place|measure|position|job|decision|value|condition|layer|thing|row|line|way'
const ofThem = '(?: of (?:these|those|them|the list))?'
const verb =
  '(?:is|are|was|has|have|needs?|takes?|costs?|means?|requires?|includes?|contains?|works?|says?|does|do)\\b'
const patterns = [
  `\\b(?:the |that )?(?<place>${ordinal}) (?:ones?|(?<noun>${noun})s?)\\b${ofThem}`,
  `\\b(?:the |that )?(?<place>${ordinal})(?: of (?:these|those|them|the list))(?!\\p{L})`,
  `\\b(?:the |that )?(?<place>${ordinal})(?=\\W*$)`,
  // Without a noun, a verb follows: "does the first need a clearance".
  `\\bthe (?<place>${ordinal})(?= ${verb})`,
  `\\b(?:number|no\\.?|(?<noun>${noun})) (?<place>\\d|one|two|three|four|five|six)\\b`,
].map((pattern) => new RegExp(pattern, 'iu'))
/** Asks for what follows, without a noun. */
const goingOn =
  /^\W*(?:(?:and|ok|okay|so) )*(?:then|next|what(?: comes| happens| is|['’]s)? (?:next|then|after(?: that| this| it)?|afterwards?)|after (?:that|this|it)|afterwards?|what (?:follows|comes after (?:that|this|it)))(?: then| please)?\W*$/i
/** Asks for what follows an item that it names. */
const following =
  /^\W*(?:and )?what (?:comes|follows|happens|is)(?: next)? after (?:the )?(?<after>[^?.!]+)\W*$/i
/** Words that ask for nothing but the item itself. */
const light = new Set(
  `and so ok okay what about whats what's which who is are was in it its for the a an tell me more explain describe
  does mean means do say says contain contains how show please then that this can you would be called name of i get
  we with exactly come comes happen happens go on to about say again inside`.split(/\s+/),
)

/** What a message points at in a list that was said; undefined when it points at nothing. */
export function pointingIn(message: string): Pointing | undefined {
  if (goingOn.test(message)) return { at: 'next', words: message, isAlone: true }
  const after = following.exec(message)?.groups?.after
  if (after) return { at: 'next', words: message, after: after.trim(), isAlone: true }
  for (const pattern of patterns) {
    const found = pattern.exec(message)
    const said = found?.groups?.place?.toLowerCase()
    if (!found || !said) continue
    const rest = message.replace(found[0], ' ').toLowerCase()
    const others = rest.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word && !light.has(word))
    return {
      ...{ at: placeOf(said), words: found[0].trim(), isAlone: others.length === 0 },
      noun: found.groups?.noun?.toLowerCase(),
    }
  }
  return undefined
}

function placeOf(said: string): Pointing['at'] {
  if (said === 'last' || said === 'final') return 'last'
  if (said === 'next' || said === 'following') return 'next'
  if (said === 'previous') return 'before'
  return Math.max(
    0,
    places.findIndex((pattern) => pattern.test(said)),
  )
}
