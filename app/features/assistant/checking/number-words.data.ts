/** The languages whose numbers, units and months are known; others are compared by their digits. */
export const knownLanguages = ['en', 'fr', 'es', 'de', 'pt'] as const
export type KnownLanguage = (typeof knownLanguages)[number]

/** Words for numbers from 0 on, in small letters without accents; `-` where the word has other meanings. */
const counted: Record<KnownLanguage, string> = {
  en: 'zero - two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  fr: 'zero - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'cero - dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  de: 'null - zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  pt: 'zero - dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte',
}
const tens: Record<KnownLanguage, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety hundred',
  fr: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
}
const more: Record<KnownLanguage, Record<string, number>> = {
  en: { dozen: 12, half: 0.5, twice: 2, double: 2 },
  fr: { douzaine: 12, moitie: 0.5, double: 2, 'vingt-quatre': 24, 'quarante-huit': 48 },
  es: { docena: 12, mitad: 0.5, doble: 2, veinticuatro: 24 },
  de: { dutzend: 12, halfte: 0.5, doppelt: 2, vierundzwanzig: 24, achtundvierzig: 48 },
  pt: { duzia: 12, metade: 0.5, dobro: 2, duas: 2 },
}

const listOf = (language: KnownLanguage): [string, number][] => [
  ...counted[language].split(' ').map((word, value): [string, number] => [word, value]),
  ...tens[language].split(' ').map((word, place): [string, number] => [word, (place + 2) * 10]),
  ...Object.entries(more[language]),
]

/** The value of each word for a number, by language. */
export const numberWords = Object.fromEntries(
  knownLanguages.map((language) => [
    language,
    new Map(listOf(language).filter(([word]) => word !== '-')),
  ]),
) as Record<KnownLanguage, Map<string, number>>

/** "One" and "a" count only before a unit ("one week"). */
export const oneWords = /^(?:one|a|an|un|une|uno|una|ein|eine|einen|einem|einer|um|uma)$/

/** Words that multiply the number before them. */
export const scales: [RegExp, number][] = [
  [/^(?:thousand|mille|mil|tausend|k)$/, 1e3],
  [/^(?:millions?|millones|millon|milhao|milhoes|millionen)$/, 1e6],
  [/^(?:billions?|bn|milliards?|milliarden?|bilhao|bilhoes)$/, 1e9],
]

/** Numbers that nobody has counted. */
export const unspecific =
  /(?<![\p{L}\p{N}])(dozens|hundreds|thousands|millions|billions|douzaines|centaines|milliers|docenas|cientos|miles|dutzende|hunderte|tausende|dezenas|centenas|milhares)(?![\p{L}\p{N}])/giu

/** Units by the words and signs that name them, in small letters without accents. */
export const units: [unit: string, words: RegExp][] = [
  ['percent', /^(?:%|percent|per cent|pour cent|por ciento|por cento|prozent)/],
  ['second', /^(?:seconds?|secondes?|segundos?|sekunden?|s)(?![a-z])/],
  ['minute', /^(?:minutes?|minutos?|minuten?|min)(?![a-z])/],
  ['hour', /^(?:hours?|heures?|horas?|stunden?|hrs?|h)(?![a-z])/],
  [
    'day',
    /^(?:(?:business|working|calendar) )?(?:days?|jours?|dias?|tage?n?|werktagen?|arbeitstagen?)(?![a-z])/,
  ],
  ['week', /^(?:weeks?|semaines?|semanas?|wochen?)(?![a-z])/],
  ['month', /^(?:months?|mois|mes|meses|monate?n?)(?![a-z])/],
  ['year', /^(?:years?|ans?|annees?|anos?|jahre?n?)(?![a-z])/],
  ['cad', /^(?:cad|ca\$|c\$|canadian dollars?|dollars? canadiens?)/],
  ['usd', /^(?:usd|us\$|us dollars?)/],
  ['dollar', /^(?:\$|dollars?|dolares)/],
  ['euro', /^(?:€|eur(?:os?)?)(?![a-z])/],
  ['pound', /^(?:£|gbp|pounds?)/],
]

/** Words before a number that make it a bound. */
export const bounds: [bound: string, words: RegExp][] = [
  [
    'least',
    /(?:at least|a minimum of|minimum|au moins|au minimum|mindestens|al menos|como minimo|pelo menos|starting (?:at|from)|a partir de) $/,
  ],
  [
    'most',
    /(?:up to|at most|no more than|a maximum of|maximum|jusqu'a|au plus|au maximum|bis zu|hochstens|hasta|como maximo|ate|no maximo) $/,
  ],
  ['over', /(?:more than|over|above|plus de|mehr als|uber|mas de|mais de|exceeding) $/],
  ['under', /(?:less than|fewer than|under|below|moins de|weniger als|unter|menos de) $/],
]
