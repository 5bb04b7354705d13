export type Courtesy = 'greeting' | 'thanks' | 'farewell' | 'nod' | 'sorry'

const words = (text: string) => text.trim().split(/\s+/).map(plain)

const thanks =
  words(`thanks thank thx ty cheers merci danke dank dankeschon gracias obrigado obrigada grazie
  bedankt dankjewel tack takk tak dziekuje dzieki spasibo спасибо дякую děkuji diky tesekkurler sagol شكرا شكراً
  谢谢 謝謝 ありがとう 감사합니다 धन्यवाद asante kiitos efharisto ευχαριστω mahalo terima kasih salamat todah bless blessings`)
const farewells =
  words(`bye goodbye farewell cya tschuss tschuess wiedersehen revoir adieu adios hasta luego
  tchau arrivederci vaarwel doei hejda farvel pa до свидания пока 再见 さようなら kwaheri ayrildim`)
const greetings =
  words(`hello hi hey hallo hiya howdy greetings guten tag morgen abend moin servus gruezi bonjour
  bonsoir salut coucou hola buenos buenas dias tardes noches ola bom boa dia tarde noite ciao buongiorno
  buonasera salve hoi goedemorgen goedendag goedenavond hej god morgon dag czesc dzien dobry ahoj merhaba selam
  مرحبا السلام عليكم اهلا привет здравствуйте добрый день 你好 您好 こんにちは 안녕하세요 नमस्ते namaste shalom
  jambo sawubona salam morning afternoon evening`)
/** Words that only confirm ("ok", "I see"). */
const nods =
  words(`accord d ok okay okey yes yep yeah no nope sure fine alright cool understood right great good perfect nice
  interesting hm hmm ha aha oh wow lol haha noted agreed sorry apologies pardon desole d'accord oui non si ja nein sim nao bien bueno genau`)
/** Words beside them that add no meaning. */
const fillers =
  words(`there all everyone you awake thats s sir madam team again so very much a lot many have nice great good day
  weekend week quick fast helpful the and to for your help this that was is kind of it perfect wonderful ok okay yes please
  beaucoup bien sehr vielen schon schonen auf au monsieur madame muchas mille tante muito senhor molto tak mooi
  et y und e à la le un une ein eine nice meet my friend god dear fair enough bonne journee soiree tout monde
  super brilliant lovely excellent awesome pleasant one now today everything then will be night c est pour moi
  tres clair parfait gentil grand bon damn monday tuesday wednesday thursday friday saturday sunday holiday holidays christmas care safe travels`)

const kinds: [Courtesy, Set<string>][] = [
  ['thanks', new Set(thanks)],
  ['farewell', new Set(farewells)],
  ['greeting', new Set(greetings)],
  ['nod', new Set(nods)],
]
const polite = new Set([...thanks, ...farewells, ...greetings, ...nods, ...fillers])
const complaint =
  /\b(?:you|that|this|it)\b.{0,15}(?:\bnot\b|n['’]t\b|\bnever\b).{0,20}\b(?:answer|help|understand|make sense|what i (?:asked|meant|wanted))|\b(?:you|that|this|it)(?:['’]s|['’]re| is| are| was)\b.{0,15}\b(?:useless|wrong|nonsense|rubbish|stupid|unhelpful|no (?:use|help))\b|^(?:useless|wrong|nonsense|rubbish|stupid)\b/i

/**
 * The kind of courtesy when a message says nothing else, in several languages; also a complaint that an
 * answer was no use.
 */
export function courtesyIn(message: string): Courtesy | null {
  if (isComplaint(message)) return 'sorry'
  if (isThanks(message)) return 'thanks'
  const said = wordsOf(message)
  if (said.length > 10 || !isOnlyPolite(message)) return null
  const kind = kinds.find(([, known]) => said.some((word) => known.has(word)))?.[0] ?? null
  const isEnd = ending.test(message) && !message.includes('?')
  return kind !== 'thanks' && isEnd ? 'farewell' : kind
}

const thanked =
  /^(?:(?:many|ok(?:ay)?|well|ha|haha|and|a big|right|super) )*(?:thanks|thank you|thx|cheers|much obliged|much appreciated|i appreciate (?:it|that|this))(?: so much| very much| a lot| again| all| indeed)?$/i
/** What somebody says about an answer: "that was not easy to ask", "you have been kinder than I thought". */
const opinion =
  /^(?!.*\bnot (?:\w+ )?(?:clear|helpful|useful|good|enough|nice|great|friendly|kind)\b)(?:(?:thanks|thank you|thx|cheers) )?(?:(?:that|this|it|you)(?:['’]?s|['’]?ve been|['’]?re| is| was| are| were| has been| have been) )?(?:not |so |very |really |quite |all |more |most )*(?:easy|hard|helpful|clear|kind|kinder|useful|nice|good|great|enough|interesting|perfect|fine|quick|friendly|patient|honest|reassuring|instructive|lovely)(?: (?:me|us|a lot|at least|to ask|to hear|to know|to read|of you|for now|with (?:me|us)|than i (?:had )?(?:expected|thought|feared)|from a machine))*$/i
const helped = /^(?:that|this|it|you) help(?:s|ed)(?: (?:me|us|a lot|already|for now))*$/i
/** What somebody says of the conversation beside thanks: "that was faster than the last one", "I will read it aloud". */
const remark =
  /^(?:(?:ha|haha|well|oh|damn|and|ok) )*(?:(?:that|this|it|you) (?:was|were|have been|has been|made) (?!.*\b(?:no|not|never|wrong|lie|lies|lied|mistakes?|hacked|invoices?|bills?|about|for)\b|\w+ (?:no|nothing)\b)|i(?:['’]?ll| will| shall) (?:enjoy|read|think|show|pass|share|sleep|print)\b(?!.*\b(?:about|lawyer|police|press|invoice)\b)|god bless|take care\b|see you\b|talk (?:soon|later)\b)/i
const mostOfRemark = 11
/** Something is asked beside thanks. */
const asks =
  /\?|\b(?:who|what|which|when|where|why|how|whether|could|can you|please|need|want|tell me)\b/i

const addressed = /^(?:my |dear )*(?:machine|robot|bot|computer|assistant|friend|sir|madam)$/i

/** Thanks with a few words about what was said, and nothing else. */
function isThanks(message: string): boolean {
  const parts = message.split(/[.,!;]+/).flatMap((part) => part.trim() || [])
  const isPolite = (part: string) =>
    [thanked, opinion, helped, addressed].some((one) => one.test(part)) ||
    isOnlyPolite(part) ||
    (remark.test(part) && wordsOf(part).length <= mostOfRemark && !asks.test(message))
  const isThanked = (part: string) => thanked.test(part) || /^(?:thanks|thx|cheers) you/i.test(part)
  return parts.some(isThanked) && parts.every(isPolite)
}

/** The end of a conversation in words that are no farewell by themselves. */
const ending =
  /\bthat(?:['’]?s| is| was| will be) (?:all|it|everything)\b|\bhave an? (?:\p{L}+ )?(?:day|evening|night|afternoon|weekend|week|one|time)\b|\bc['’]est tout\b|\bbonne (?:journ[ée]e|soir[ée]e|fin de (?:journ[ée]e|semaine))\b/iu

const longestComplaint = 100

/** What a client complains of is not the answer. */
const ofClients =
  /\b(?:invoice|bill|payment|amount|ticket|account|portal|contract|password|login)s?\b/i

const isComplaint = (message: string): boolean =>
  message.length <= longestComplaint &&
  !message.includes('?') &&
  // "Thanks a lot, useless."
  message.split(/[.,!;]+\s*/).some((part) => complaint.test(part)) &&
  !ofClients.test(message)

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map(plain)

/** Whether a text consists of words of courtesy alone. */
export function isOnlyPolite(text: string): boolean {
  const said = wordsOf(text)
  return said.length > 0 && said.every((word) => polite.has(word))
}

/** Removes accents, so that a word is recognised however it is typed. */
function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
