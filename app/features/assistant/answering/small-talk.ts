import { assistant } from '#content/assistant.ts'
import type { Question } from '../assistant.ts'
import { normalizeMessage } from '../safety/normalize-message.ts'
import { spokenAmong } from '../safety/spoken-language.ts'

type Talk = keyof typeof assistant.smallTalk.en

const hello =
  '(?:(?:hi|hello|haha|well|hey|yo|bonjour|salut|coucou|bonsoir|so|and|et|ok|lol|oh)\\W+)*'
const end = "(?: (?:today|now|there|please|bot|mate|assistant|then|aujourd'hui|svp))*\\W*$"
const whole = (pattern: string) => new RegExp(`^\\W*${hello}(?:${pattern})${end}`)

// Written for `normalizeMessage`: lower case, no accents, straight apostrophes.
const talks: [Talk, RegExp][] = [
  [
    'howAreYou',
    whole(
      "how (?:are|r) (?:you|u|things)(?: doing| going| feeling)?|how(?:'s| is) (?:it going|life|your day)|how do you do|what'?s up|sup|you (?:ok|okay|good)|(?:comment )?(?:ca va|vas-tu|tu vas)(?: bien)?|comment (?:allez-vous|vous allez)|vous allez bien|quoi de neuf|(?:and|et) (?:you|vous|toi)",
    ),
  ],
  [
    'joke',
    whole(
      '(?:(?:can|could|do|will|pouvez-vous|peux-tu|sais-tu|connais-tu|connaissez-vous|please)\\W+)?(?:you |me )*(?:tell|know|say|make|give|got|have|raconte[rz]?|dis|dites|fais|faites|une?)?[- ]?(?:me |us |moi |nous )?(?:any |a |an |some |one |une |des )*(?:good |funny |bonnes? )*(?:jokes?|blagues?|something funny|laugh|rire)(?: (?:about|on|sur) .{1,25})?',
    ),
  ],
  [
    'weather',
    whole(
      "(?:what(?:'s| is|s)|how(?:'s| is|s)) the (?:weather|temperature)(?: like)?(?: (?:in|at|over) .{1,30})?|will it (?:rain|snow)(?: .{1,20})?|is it (?:cold|warm|hot|raining|snowing|sunny)(?: .{1,25})?|(?:nice|bad|lovely|terrible) weather|quel temps (?:fait-il|il fait)(?: .{1,25})?|(?:quelle )?(?:est )?(?:la )?meteo(?: .{1,25})?|il fait (?:beau|froid|chaud)(?: .{1,25})?",
    ),
  ],
  [
    'maker',
    whole(
      "who (?:made|built|created|programmed|trained|developed|wrote|invented) (?:you|u|this bot|this assistant|this chat)|who(?:'s| is) your (?:maker|creator|developer|boss|owner|father|mother)|where do you come from|qui (?:t'a|vous a) (?:cree|fait|programme|developpe|construit|invente)e?|qui est (?:ton|votre) createur",
    ),
  ],
  [
    'name',
    whole(
      "(?:what(?:'s| is|s) your name|do you have a name|who (?:am i|is this)|how (?:should|do|can) i call you|how old are you|(?:quel est|c'est quoi) (?:ton|votre) (?:nom|prenom|age)|comment (?:tu t'appelles|t'appelles-tu|vous appelez-vous)|tu t'appelles comment|quel age as-tu)",
    ),
  ],
  [
    'laugh',
    /^\W*(?:l+o+l+|lmao|rofl|ha(?: ?ha)+h?|he(?: ?he)+|hi(?:hi)+|mdr|ptdr|xd|jaja(?:ja)*)\W*(?:that(?:'s| is|s) funny|funny)?\W*$|^\W*(?:very |so |that'?s |c'est )?(?:funny|drole|marrant)\W*$/,
  ],
  [
    'praise',
    whole(
      "(?:you(?:'re| are)|ur|u r|this is|that(?:'s| is|s)|it(?:'s| is|s)) (?:really |very |so |pretty |quite )*(?:smart|clever|nice|cool|great|good|awesome|amazing|helpful|impressive|kind|cute|funny|alright|all right|ok|okay|not bad|the best)(?: for (?:a|an) (?:robot|bot|machine|computer|ai|program))?|i (?:like|love) (?:you|this(?: bot| assistant| site)?|it)|(?:good|great|nice) (?:job|work|answer|bot)|well done|bravo|(?:tu es|vous etes|t'es|c'est) (?:vraiment |tres |trop )*(?:gentil|intelligente?|super|genial|cool|utile)|beau travail|je t'aime",
    ),
  ],
  [
    'there',
    whole(
      "are (?:you|u) (?:still )?(?:there|here|awake|alive)|(?:you|u) (?:still )?(?:there|here)|still there|test(?:ing)?(?: (?:test|1 2 3|123|one two three))?|ping|(?:tu es|vous etes|t'es|es-tu|etes-vous) (?:encore |toujours )?la|allo",
    ),
  ],
]

/**
 * What is said to small talk, in the language of the conversation; null when a message is something else.
 * The same sentence is not said twice in a row.
 */
export function smallTalkReply({ message, history }: Question): string | null {
  const plain = normalizeMessage(message)
  const talk = talks.find(([, pattern]) => pattern.test(plain))?.[0]
  if (!talk) return null
  const language = spokenAmong(message, history) === 'fr' ? 'fr' : 'en'
  const [first, second] = assistant.smallTalk[language][talk]
  const last = history.findLast(({ role }) => role === 'assistant')?.content
  return last === first ? second : first
}
