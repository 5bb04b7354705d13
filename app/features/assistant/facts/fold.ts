/** A text in small letters, without accents and signs, with a space at both ends. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/[^\p{L}\p{N}'+-]+/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{N}])['-]+|['-]+(?![\p{L}\p{N}])/gu, ' ')
  return ` ${plain.replaceAll(/\s+/g, ' ').trim()} `
}

/** Words that carry no meaning in a question, in English and French. */
export const emptyWords = new Set(
  `a an the and or of to in on for with is are be been was were do does did done can could will would should
  may might must shall i we you your our us my me it its this that these those what which who whom whose how
  when where why if at by as from have has had there any some not no so then than about into they them their
  he she his her also just only very much many please tell say get got give want need like let one am so really
  exactly actually hi hello know if now currently today yet still even all more other per up out every each open available any vacant
  use using typical typically usually normally roughly approximately need needed would ask asked
  le la les l d des du de un une et est sont a au aux en dans sur pour par avec que qui quoi quel quelle quels
  quelles vous nous je il elle on ce cet cette ces se sa son ses votre vos notre nos mon ma mes y ne pas plus
  ou comment combien quand t-il est-ce qu'est-ce c'est avez-vous avez etes etes-vous sont-ils peut peut-on
  puis-je peux avoir faire fait faut il-y-a bonjour s'il plait merci leur leurs d'un d'une qu'un`.split(
    /\s+/,
  ),
)
