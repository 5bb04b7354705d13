import { languageOf } from '../answering/language.ts'
import { wishIn } from '../safety/wish.ts'
import { isQuestion, oneLine, readContact } from './read-answer.ts'

const areaWords =
  /\b(?:e-?visas?|visas?|immigration|border|passports?|governance|government|tax\w*|revenue|regist\w+|health\w*|hospitals?|telemedicine|medical|avatars?|aftrlife|legacy|construction|building|inspections?|identity|sante|impots|fiscal\w*|salud|impuestos|gesundheit|steuern?|bau|construccion|something else|other|several|all of (?:it|them))\b/i
/** Is matched against messages without accents. */
const timeWords =
  /\b(?:soon|now|today|immediate\w*|asap|as soon as|at once|urgent\w*|quickly|later|next|this|end of|beginning of|early|late|mid|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|quarter|days?|weeks?|months?|years?|decade|20\d\d|exploring|explore|not sure|do(?:n['’]t| not) know|no idea|undecided|open|flexible|depends|budget|any ?time|whenever|immediately|not yet|unknown|yesterday|tomorrow|after the|before the|no (?:rush|hurry)|hurry|des que possible|bientot|maintenant|demain|prochaine?|annee|mois|semaines?|printemps|ete|automne|hiver|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|cuanto antes|pronto|ahora|proximo|ano|mes(?:es)?|semanas?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|bald|sofort|nachste\w*|jahr\w*|monate?n?|wochen?|fruhling|fruhjahr|herbst|sommer|januar|februar|marz|juni|juli|oktober|dezember)\b|\b\d{1,2}[/.]\d{1,4}\b/i
/** Small talk, which is not the name of an organisation. */
const chatter =
  /^(?:no|nope|yes|yeah|yep|ok(?:ay)?|sure|skip|stop|next|hello|hi|hey|bonjour|salut|hola|hallo|thanks?|thank you|merci|gracias|danke|maybe(?: later)?|later|never ?mind|whatever|nothing|asdf\b.*|test|https?:.*)[ .!]*$/i
/** A sentence with "I" or "you" tells something; the name of an organisation has neither. */
const tells = /\b(?:i|i['’](?:m|d|ve|ll)|me|my|mine|you|your|yours)\b/i
const namesOwn =
  /^(?:(?:i|we|nous|je|wir|ich|somos|soy)(?:['’]m|['’]re| am| are| work| ask| write| represent)?|my (?:organi[sz]ation|company|employer|ministry|department|agency)(?:['’]s| is)?|our (?:organi[sz]ation|company|ministry|department|agency)(?:['’]s| is)?|it['’]?s|this is|(?:nous|je) (?:sommes|suis|travaillons|travaille)|(?:wir|ich) (?:sind|bin|arbeiten|arbeite)|for|from|on behalf of)(?: (?:am|are|is|with|for|from|at|the|a|an|asking|here|part|of|on|behalf|writing|called))* /i
const organisationWords =
  /\b(?:minist\w+|department|departement|agenc\w+|agence|authority|autorite|office|council|city|ville|town|county|province|state|government|gouvernement|commission|bureau|board|bank|inc|ltd|llc|gmbh|corp\w*|group|company|university|hospital|service|services|institut\w*|foundation|embassy|consulate|directorate|republic|kingdom|association|logistics|fundacion|fondation|stiftung|universit\w+|hopital|hospital\w*|mairie|commune|prefeitura|ayuntamiento|gobierno|governo|secretaria|stadt|bundes\w+|landes\w+|gemeinde|kanton|verein|sarl|s\.?a|spa|gmbh|rescue|partners|holdings?)\b/i
const organisationInOtherScripts =
  /(?:министерств|департамент|администрац|университет|وزارة|هيئة|بلدية|جامعة|[部省厅庁府市局院]$|公司|会社|大学|구청|시청)/u
/** A name in capitals ("Help Scout", "Do It Best Corp") is a name even when its words are verbs. */
const inCapitals =
  /^(?:\p{Lu}[\p{L}\d&'’.-]*|\d\p{Lu}+|of|the|and|de|la|du|for)(?: (?:\p{Lu}[\p{L}\d&'’.-]*|of|the|and|de|la|du|for|&)){0,7}$/u
const isOnlyMe = /^(?:just |only )?(?:me|myself|a private person|private person|an individual)$/i
const verbs =
  /\b(?:want|would|need|like|think|feel|know|hate|love|help|tell|ask|asked|said|say|have|has|had|is|are|was|were|do|does|did|can|could|cannot|can['’]t|don['’]t|should|will|won['’]t)\b/i

const longest = { area: 120, organisation: 120, need: 1_000, time: 120 }

type Key = keyof typeof longest

/** Whether a message can be the answer to a qualifying question rather than something else. */
export function looksLikeAnswer(key: Key | 'email', message: string): boolean {
  const text = oneLine(message)
  if (key === 'email') return readContact(message) !== undefined
  if (text === '' || text.length > longest[key]) return false
  if (isQuestion(text) && !(key === 'organisation' && isName(text))) return false
  const wish = wishIn(text)
  // An answer to "What do you need?" may mention staff, portals or invoices: only wishes for a person or
  // one's data count.
  if (wish && (key !== 'need' || wish === 'person' || wish === 'data')) return false
  switch (key) {
    case 'area':
      return areaWords.test(withoutAccents(text))
    case 'time':
      return timeWords.test(withoutAccents(text))
    case 'organisation':
      return namesOrganisation(text)
    default:
      return languageOf(text) === null && text.split(' ').length > 1
  }
}

function namesOrganisation(text: string): boolean {
  const name = text.replace(namesOwn, '')
  if (chatter.test(text)) return false
  if (isOnlyMe.test(name)) return true
  if (isName(name)) return true
  if (organisationInOtherScripts.test(name.toLowerCase())) return !/[!?？؟]/.test(name)
  if (name.split(' ').length > 14 || tells.test(name)) return false
  if (organisationWords.test(withoutAccents(name))) return !/[!?]/.test(name)
  if (/^\d\p{Lu}$/u.test(name)) return true
  return languageOf(name) === null && !verbs.test(name) && /\p{L}{2}/u.test(name)
}

/** Text that is all capitals is not taken for a name. */
const isName = (text: string): boolean =>
  text.includes(' ') &&
  inCapitals.test(text) &&
  !/^(?:I|How|What|Why|When|Where|Who|Which|Tell|Please)\b/.test(text) &&
  /\p{Ll}/u.test(text)

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
