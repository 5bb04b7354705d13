import { sentencesOf, wordsIn } from '../knowledge/sentences.ts'
import type { UnderstoodContact } from '../lead-form.ts'

const asks =
  /^(?:(?:hi|hello|bonjour|please|and|also|et|aussi|so|ok)[ ,!]+)*(?:what|how|why|who|which|where|when|can|could|do|does|did|is|are|will|would|may|should|tell me|explain|describe|comment|combien|quand|pourquoi|quel(?:le)?s?|que|est-ce|avez|pouvez|o[uù]|y a-t-il|proposez|faites)(?!\p{L})/iu
/** Where a sentence stops asking and begins to leave the contact. */
const leaves =
  /[,;:]?\s*(?:(?:and|et|but|mais)\s+)?(?:please\s+|svp\s+)?(?:\bi am\b|\bi'm\b|\bmy name\b|\bmy e-?mail\b|\bmy (?:phone|number|address)\b|\byou can (?:reach|write|contact|call)\b|\b(?:write|reply|answer|contact|reach|e-?mail|call) (?:to )?me\b|\breply to\b|\bje m'appelle\b|\bje suis\b|\bmon (?:courriel|nom|adresse|numéro)\b|\b(?:contactez|écrivez|répondez|rappelez)-(?:moi|nous)\b).*$/iu
const leastWords = 3

/** The questions of a message that also leaves a contact; undefined when it asks nothing. */
export function questionBeside(
  message: string,
  { email, phone }: Pick<UnderstoodContact, 'email' | 'phone'>,
): string | undefined {
  const text = message.replaceAll(/[’‘`]/g, "'")
  const questions = sentencesOf(text).flatMap((sentence) => {
    const isContact = [email, phone].some((part) => part && sentence.includes(part))
    const rest = (isContact ? sentence.replace(leaves, '') : sentence).trim()
    if (isContact && [email, phone].some((part) => part && rest.includes(part))) return []
    const isAsked = rest.endsWith('?') || asks.test(rest)
    return isAsked && wordsIn(rest) >= leastWords ? [rest] : []
  })
  return questions.length > 0 ? questions.join(' ') : undefined
}
