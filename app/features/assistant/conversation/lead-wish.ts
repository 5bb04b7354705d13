import { normalizeMessage } from '../safety/normalize-message.ts'

// Written for `normalizeMessage`: lower case, no accents, straight apostrophes.
const wishes = [
  /\b(?:send|give|make|prepare|write|get|want|need|request|have|like)(?: (?:me|us))?(?: \w+){0,3} (?:a |an |the |your )?(?:\w+ )?(?:quotes?|quotation|offer|proposal|estimate|price list|brochure)\b(?!.{0,30}\b(?:on your (?:site|page)|published)\b)/,
  /\b(?:contact|write to|write|e-?mail|get back to|reach out to|inform) (?:me|us)\b/,
  /\b(?:get|be|stay|keep|put|come|getting) (?:me |us )?in (?:touch|contact)(?: with (?:you|us|me|your team))?\b/,
  /\b(?:leave|give you|send you|share|fill (?:in|out)|where is|show me|open)(?: \w+){0,2} (?:my|our|the|a|your) (?:\w+ )?(?:details|contact|data|form|coordinates|information)\b/,
  /\b(?:request|book|schedule|see|want|get|have|arrange|need|like)(?: \w+){0,2} (?:a |an |the )?(?:demo|demonstration|meeting|discovery call|consultation)\b/,
  /\b(?:we|i)(?:'d| would)?(?: really)? (?:want|like|wish|are ready|am ready|ready) to (?:work with you|become a client|hire you|buy|order|start(?: a project| with you| now)?|engage you|begin(?: a project| with you))\b/,
  /\b(?:tender|rfp|request for (?:proposals?|quotation))\b.{0,60}\b(?:invite|respond|participate|take part|bid|apply|interested)\b|\b(?:invite|would you (?:respond|bid))\b.{0,40}\b(?:tender|rfp|bid)\b/,
  // French
  /\b(?:envoy\w+|fai\w+|prepar\w+|veux|voudrais|voudrions|souhait\w+|aimerais|demand\w+|obtenir|recevoir|avoir|besoin d[e']) ?(?:\S+ ){0,3}(?:une? |des |l'|votre )?(?:devis|soumission|offre|proposition|brochure|estimation)\b/,
  /\b(?:contactez|ecrivez|recontactez|rappelez|repondez)[- ](?:moi|nous)\b|\b(?:laisser|donner|envoyer) (?:mes|nos|mon|ma) (?:coordonnees|courriel|adresse|infos)\b|\b(?:demonstration|rendez-vous|rencontre)\b.{0,20}\b(?:possible|svp|s'il|prendre|planifier)\b|\b(?:prendre|planifier|fixer|demander|avoir|voir|voudrais|souhaite) (?:un |une |la )(?:rendez-vous|rencontre|demonstration|demo)\b/,
  /\b(?:remplir|ouvrir|montr\w+) (?:le|un|votre) formulaire\b|\b(?:devenir client|travailler avec vous)\b/,
]
/** Asks how it is in general, and for nothing. */
const asksInGeneral =
  /^(?:do|does|did|what|which|how|is|are|who|why|where|when|can (?:citizens|officers|applicants|users|people))\b(?!.*\b(?:me|us)\b)/

/** Whether a visitor asks for an offer, an answer by mail, a meeting or the form. */
export function wishesLead(message: string): boolean {
  const plain = normalizeMessage(message)
  return !asksInGeneral.test(plain) && wishes.some((pattern) => pattern.test(plain))
}
