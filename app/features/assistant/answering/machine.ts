import { assistant } from '#content/assistant.ts'
import { normalizeMessage } from '../safety/normalize-message.ts'

const machine =
  '(?:bot|chatbot|robot|ai|a\\.?i\\.?|artificial intelligence|machine|computer|program|human|real|person|chatgpt|gpt|llm|model)'
const begins =
  '(?:are you|is this|is it|am i (?:now )?(?:talking|speaking|chatting|writing) (?:to|with)|do i (?:talk|speak|chat|write) (?:to|with)|is (?:this|the|your) answer)'
const between =
  '(?: (?:a|an|the|really|actually|just|only|some|written|made|given|by|from|real|live))*'
const after = '(?: or (?:a |an |the )?(?:\\w+ ){0,2}\\w+| here| now| please)?'
const inEnglish = new RegExp(
  `^\\W*(?:(?:so|and|hey|hello|hi)\\W+)?${begins}${between} ${machine}(?: person| human| being)?${after}\\W*$`,
)
const inFrench =
  /^\W*(?:bonjour\W+)?(?:(?:etes-vous|es-tu|vous etes|tu es|est-ce que (?:vous etes|tu es)|suis-je en train de parler|est-ce que je parle|je parle)\b[^.?!]{0,20}\b(?:robot|bot|ia|i\.a\.|humaine?|machine|personne|intelligence artificielle|chatgpt)\b[^.?!]{0,15}\W*)$/

/** What the assistant says to who asks whether it is a machine; null when the message asks something else. */
export function asksWhetherMachine(message: string): string | null {
  const plain = normalizeMessage(message)
  if (inFrench.test(plain)) return assistant.identityInFrench
  return inEnglish.test(plain) ? assistant.identity : null
}
