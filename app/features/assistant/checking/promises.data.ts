/**
 * What commits the company, by kind, in the known languages. A sentence may only say it when its text
 * says it too. Matched against small letters without accents.
 */
export const promises: [kind: string, words: RegExp][] = [
  [
    'guarantee',
    /(?<!\p{L})(?:guarante\w*|promis\w+|warrant(?:y|ies)|assured|garanti\w*|garantiz\w*|garantier\w*|promet\w*|promess\w*|versprech\w*|zugesichert)(?!\p{L})/u,
  ],
  [
    'free',
    /(?<![\p{L}-])(?<!feel )free(?! to\b| of\b|ze|do|\p{L})|(?<!\p{L})(?:free of charge|no (?:cost|charge|fee)s?|at no cost|complimentary|gratuit\w*|gratis|kostenlos\w*|sans frais|sin costo|sem custo\w*|umsonst)(?!\p{L})/u,
  ],
  [
    'money back',
    /(?<!\p{L})(?:refund\w*|money[- ]back|rembours\w+|reembols\w+|ruckerstatt\w+)(?!\p{L})/u,
  ],
  [
    'discount',
    /(?<!\p{L})(?:discount\w*|rebates?|remises?|rabais|descuentos?|rabatte?|descontos?|special offer)(?!\p{L})/u,
  ],
  [
    'at once',
    /(?<!\p{L})(?:immediate\w*|instantly|right away|same[- ]day|24\/7|(?:round|around) the clock|at any time|immediatement|tout de suite|de inmediato|inmediata\w*|sofort|imediata\w*|a tout moment|jederzeit|en todo momento)(?!\p{L})/u,
  ],
  [
    'certified',
    /(?<!\p{L})(?:certif\w+|accredit\w+|zertifizier\w*|acredit\w+|homologu\w+)(?!\p{L})/u,
  ],
  [
    'without limit',
    /(?<!\p{L})(?:unlimited|lifetime|forever|risk[- ]free|no risk|illimite\w*|ilimitad\w*|unbegrenzt\w*)(?!\p{L})/u,
  ],
  [
    'award',
    /(?<!\p{L})(?:award(?:s|ed|-winning)?|number one|market leader|world'?s? (?:leading|best|largest)|best in)(?!\p{L})/u,
  ],
]

/** What the assistant says it did: it can do none of it, so nobody may read it. */
export const acts: RegExp[] = [
  /(?<!\p{L})(?:i|we)(?:'ve| have|'ll| will| am going to|'m going to| just)?(?: just| already| now| also| gladly| personally)* (?:alert|notif|told|tell our|inform|contact|forward|sent|send|pass(?:ed)? |book|schedul|escalat|called|call (?:the|an|you|our)|emailed|arrang|reserv|register|let (?:them|the team|our team|somebody|someone) know)\w*/u,
  /(?<!\p{L})(?:has|have|was|were) been (?:alerted|notified|informed|told|forwarded|passed on|sent|booked|scheduled|contacted|escalated)/u,
  /(?<!\p{L})(?:someone|somebody|help|a colleague|an? (?:agent|expert|person)) (?:is|are) (?:on (?:the|their|its) way|coming|already)/u,
  /(?<!\p{L})(?:you will|you'll) (?:get|receive|hear|be contacted|be called)/u,
  /(?<!\p{L})(?:j'ai|nous avons|on a|je vais|je viens de|nous allons) (?:\p{L}+ )?(?:prevenu|averti|informe|transmis|envoye|alerte|contacte|reserve|prevenir|avertir|informer|transmettre|envoyer|alerter|contacter|reserver)/u,
  /(?<!\p{L})(?:a ete|ont ete) (?:prevenue?s?|avertie?s?|informee?s?|alertee?s?|transmise?s?)/u,
  /(?<!\p{L})(?:he|hemos|ha|voy a|vamos a) (?:\p{L}+ )?(?:avisado|informado|enviado|contactado|notificado|alertado|reservado|avisar|informar|enviar|notificar|reservar)/u,
  /(?<!\p{L})(?:habe|haben|wurde|wurden|werde|werden) (?:\p{L}+ ){0,5}(?:informiert|benachrichtigt|weitergeleitet|alarmiert|gesendet|gebucht|informieren|benachrichtigen|weiterleiten)/u,
  /(?<!\p{L})(?:avisei|informei|enviei|notifiquei|alertei|contatei|vou avisar|vou informar|vou enviar|foi avisada|foi informada)(?!\p{L})/u,
]
