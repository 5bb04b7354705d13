/** Instructions to the assistant, and attempts to get at what is not public. */
const patterns = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instruction|rule|guideline|prompt|polic|restriction|told|before|above|previous|training|limits?)/,
  /\b(?:ignore[zr]|oublie[zr]?|ignoriere|vergiss|ignora|olvida|esque[çc]a|negeer)\b.{0,40}\b(?:instruction|consigne|anweisung|regel|instruccion|instruc|istruzion|regla|regra)/,
  /\b(?:system|initial|hidden|secret|original|full)\s+(?:prompt|instructions?|message|rules)\b/,
  /\b(?:reveal|show|print|repeat|output|dump|list|give|export|tell|read)\b(?!.{0,12}\b(?:how|whether|why|do you|are)\b).{0,40}\b(?:prompt|instructions|passwords?|api keys?|secret keys?|credentials|tokens?|database|source code|environment variables?|env vars?|\w+_(?:secret|key|token|password))\b/,
  /^\W*(?:(?:please|can you|could you|now) )*(?:write|make|create|code|generate|give me)(?: (?:me|us|an?|some|new|simple|working|the|code for|a piece of))* (?:malware|ransomware|spyware|keyloggers?|trojans?|exploits?|virus(?:es)?|phishing (?:mails?|pages?|e-?mails?))\b(?! (?:polic|plan|protection|scan|check|report|test))/,
  /\b(?:reveal|show|print|output|dump|list|give|export|read)\b.{0,50}\b(?:leads|tickets|invoices|drafts?|unpublished|conversations?|other client|another client|another customer|other customers|other visitors?|users?'? (?:data|emails?|e-mails?|addresses))\b/,
  /\b(?:leads|tickets|invoices|drafts?|unpublished|not (?:yet )?been published)\b.{0,40}\b(?:reveal|show|print|dump|list|give|export)\b/,
  /\b(?:repeat|recite|quote|copy)\b.{0,20}\b(?:last|previous|other|another) (?:visitor|user|client|customer|person|people)s?['’]?s?\b.{0,20}\b(?:conversations?|chats?|messages?|questions?|answers?|words?|said|wrote|typed|asked)\b/,
  /\b(?:text|words|lines?|message)\s+(?:above|before)\b/,
  /\byou are (?:now|no longer)\b|\bfrom now on\b|\b(?:developer|debug|admin|god|jailbreak|dan) mode\b/,
  /(?<!\b(?:would|will|does|do|can|could|did) (?:it|he|she|the (?:avatar|voice|recording)) (?:ever |still |really )?(?=pretend to be (?:her|him|me|my|the person)\b))\b(?:pretend|act|behave|role-?play|answer|speak|talk)\b.{0,20}\b(?:as (?:if|an?|my)|to be|like an?|that you)\b/,
  /^\s*(?:system|assistant|developer|user)\s*:/,
  /<\/?(?:system|script|iframe|img|instructions?)\b|\[\/?inst\]|<\|/,
  /\b(?:drop|truncate|alter)\s+table\b|\bunion\s+select\b|\bor\s+1\s*=\s*1\b|;\s*(?:drop|delete|insert|update)\s/,
  /\b(?:admin|administrator|root|staff|database|user'?s?)\b.{0,12}\bpassword\b/,
]

/** Whether a message tries to change what the assistant is, or asks for data that is not public. */
export function isManipulation(message: string): boolean {
  const flat = message.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')
  return patterns.some((pattern) => pattern.test(flat))
}
