import { languageOf } from '../answering/language.ts'
import { wishIn } from '../safety/wish.ts'
import { isQuestion, oneLine, readContact } from './read-answer.ts'

const areaWords =
  /\b(?:e-?visas?|visas?|immigration|border|passports?|governance|government|tax\w*|revenue|regist\w+|health\w*|hospitals?|telemedicine|medical|avatars?|aftrlife|legacy|construction|building|inspections?|identity|something else|other|several|all of (?:it|them))\b/i
const timeWords =
  /\b(?:soon|now|today|immediate\w*|asap|as soon as|at once|urgent\w*|quickly|later|next|this|end of|beginning of|early|late|mid|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|quarter|days?|weeks?|months?|years?|decade|20\d\d|exploring|explore|not sure|do(?:n['’]t| not) know|no idea|undecided|open|flexible|depends|budget|any ?time|whenever|immediately|not yet|unknown)\b/i
/** Who speaks of themselves as a person tells something; who names where they work names it. */
const tells = /\b(?:i|i['’](?:m|d|ve|ll)|me|my|mine|you|your|yours)\b/i
const namesOwn =
  /^(?:(?:i|we)(?:['’]m|['’]re| am| are| work| ask| write| represent)?|my (?:organi[sz]ation|company|employer|ministry|department|agency)(?:['’]s| is)?|our (?:organi[sz]ation|company|ministry|department|agency)(?:['’]s| is)?|it['’]?s|this is|for|from|on behalf of)(?: (?:am|are|is|with|for|from|at|the|a|an|asking|here|part|of|on|behalf|writing|called))* /i
const organisationWords =
  /\b(?:minist\w+|department|departement|agenc\w+|agence|authority|autorite|office|council|city|ville|town|county|province|state|government|gouvernement|commission|bureau|board|bank|inc|ltd|llc|gmbh|corp\w*|group|company|university|hospital|service|services|institut\w*|foundation|embassy|consulate|directorate|republic|kingdom|association)\b/i
const verbs =
  /\b(?:want|would|need|like|think|feel|know|hate|love|help|tell|ask|asked|said|say|have|has|had|is|are|was|were|do|does|did|can|could|cannot|can['’]t|don['’]t|should|will|won['’]t)\b/i

const longest = { area: 120, organisation: 120, need: 1_000, time: 120 }

type Key = keyof typeof longest

/** Whether a message can be the answer to a qualifying question, and is not something else that is said. */
export function looksLikeAnswer(key: Key | 'email', message: string): boolean {
  const text = oneLine(message)
  if (key === 'email') return readContact(message) !== undefined
  if (text === '' || text.length > longest[key] || isQuestion(text)) return false
  const wish = wishIn(text)
  // What should work better may well be about staff, portals or invoices.
  if (wish && (key !== 'need' || wish === 'person' || wish === 'data')) return false
  switch (key) {
    case 'area':
      return areaWords.test(text)
    case 'time':
      return timeWords.test(text)
    case 'organisation':
      return namesOrganisation(text)
    default:
      return languageOf(text) === null && text.split(' ').length > 1
  }
}

function namesOrganisation(text: string): boolean {
  const name = text.replace(namesOwn, '')
  if (name.split(' ').length > 14 || tells.test(name)) return false
  if (organisationWords.test(name.normalize('NFD').replaceAll(/\p{M}/gu, '')))
    return !/[!?]/.test(name)
  return languageOf(name) === null && !verbs.test(name) && /\p{L}{2}/u.test(name)
}
