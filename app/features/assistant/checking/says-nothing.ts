import { type CheckContext, promisesIn } from './check-sentence.ts'
import { figuresIn, hasFigures, missingFigures } from './figures.ts'
import { missingNames } from './names.ts'
import { foldedText } from './plain-text.ts'

/** Says that something is not known: what the visitor named may be named again. */
const unknown =
  /(?<!\p{L})(?:(?:site|pages?|website|content|texts?|passages?|information|sources?|files?|it|that|this|they) (?:do(?:es)? not|don't|doesn't) (?:say|state|mention|cover|list|give|name|include|answer|specify|tell|contain|describe|publish)|(?:is|are) not (?:stated|mentioned|listed|published|given|said|covered|described|specified)|i (?:do not|don't|could not|couldn't|cannot|can't|did not|didn't|have no|am not|'m not) ?(?:know|find|found|see|say|tell|answer|confirm|help|information|sure|able)|no information|nothing about|je ne (?:sais|trouve|peux|connais)|ne (?:dit|precise|mentionne|donne|contient|contiennent|disent|precisent) pas|no (?:dice|menciona|indica|encuentro|se|puedo|tengo)|nicht (?:angegeben|genannt|erwahnt|beantwort\p{L}*|sagen|finden)|keine (?:angaben?|informationen?)|nao (?:diz|menciona|encontr\p{L}*|sei|posso|indica))(?!\p{L})/u
/** Speaks about the company: a statement that needs its text. */
const company =
  /(?<!\p{L})(?:we|us|our|ours|unordin|company|platforms?|products?|solutions?|services?|clients?|customers?|prices?|nous|nos|notre|nosotros|nuestr[oa]s?|wir|uns|unser\p{L}*|nos|noss[oa]s?|entreprise|empresa|unternehmen)(?!\p{L})/u
/** Whom or what a transition may name. */
const ownParts =
  /(?<!\p{L})(?:our|the|nos|notre|nuestr[oa]s?|unser\p{L}*|noss[oa]s?|la|l')? ?(?:team|staff|site|website|pages?|equipe|equipo|seiten?|mitarbeiter\p{L}*|colleagues|people)(?: of unordin)?|(?:at|of|for|with|about|a|de|von|bei) unordin(?:'s)?(?: and its work)?|unordin's|and (?:its|our) (?:work|solutions|services|platforms)/gu
/** Greetings, transitions and offers. */
const transition =
  /^(?:hello|hi|good (?:morning|afternoon|evening)|thanks?(?: you)?|thank you|you're welcome|of course|certainly|sure|yes|no|okay|sorry|i am sorry|i'm sorry|bonjour|merci|hola|gracias|hallo|danke|ola|obrigad[oa]|bien sur|here (?:is|are) (?:what|the|how)|let me|voici|would you like|do you (?:want|mean)|can i|may i|is there|what (?:else|would)|which|souhaitez-vous|voulez-vous|quiere|desea|mochten sie|deseja|if you (?:like|want|wish)|si vous (?:voulez|souhaitez)|you can (?:also )?(?:ask|talk|write|speak|book|tell)|vous pouvez|puede|sie konnen|voce pode|please (?:ask|write|tell|contact)|a (?:person|colleague|member) (?:of|from)|i am|i'm|i can|je suis|je peux|soy|ich bin|sou)(?!\p{L})/u
const contrast =
  /(?<!\p{L})(?:but|however|although|though|still|mais|cependant|pero|aber|mas|porem)(?!\p{L})/u
const mostWords = 30

/**
 * Whether a sentence without a citation may be read: it greets, leads over, asks, offers a person, or says
 * that something is not known.
 * @param asked the visitor's words
 * @param isAnswer the reply states facts; a refusal or a courtesy may say more about the assistant itself
 */
export function saysNothing(
  sentence: string,
  asked: string,
  isAnswer: boolean,
  context: CheckContext,
): boolean {
  const said = foldedText(sentence)
  if (said.split(' ').length > mostWords || promisesIn(sentence, '').length > 0) return false
  const isUnknown = unknown.test(said) && !contrast.test(said)
  const known = isUnknown ? asked : ''
  const figures = figuresIn(sentence, 'en')
  const none = figuresIn(known, 'en')
  if (hasFigures(figures) && missingFigures(figures, none, false).length > 0) return false
  if (/@|https?:|www\./.test(sentence)) return false
  if (missingNames(sentence, known, context).length > 0) return false
  if (isUnknown) return true
  const speaksOfCompany = company.test(said.replaceAll(ownParts, ' '))
  if (transition.test(said.replace(/^\W+/, ''))) return !speaksOfCompany
  return !isAnswer && !speaksOfCompany
}
