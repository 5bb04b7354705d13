import { pricing } from '#content/pricing.ts'

/** A list in a sentence: "a, b and c". */
const listed = (items: readonly string[], and: string) =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${and} ${items[items.length - 1]}`
const lines = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

type Office = { city: string; role: string; address: string }
type Part = { title: string; duration: string }
type Post = { title: string; place: string }
type Tier = { name: string; features: readonly string[] }
type Weeks = { from: number; to: number }
/** "2 to 4", or one number. */
const span = ({ from, to }: Weeks, between: string) =>
  from === to ? `${to}` : `${from} ${between} ${to}`
const { estimate } = pricing
type EstimateRow = keyof typeof estimate.options
type Added<F extends EstimateRow> = Record<
  keyof (typeof estimate.options)[F],
  { weeks: Weeks; people: Weeks }
>
/** Each answer of the estimate with what it adds, in the order of the page. */
const rowsOf = <K extends string>(
  names: Record<K, string>,
  added: Record<K, { weeks: Weeks; people: Weeks }>,
) => (Object.keys(names) as K[]).map((key) => ({ name: names[key], ...added[key] }))
const estimateInFrench: {
  [F in EstimateRow]: { name: string; options: Record<keyof (typeof estimate.options)[F], string> }
} = {
  services: {
    name: 'Nombre de services',
    options: { '1': 'Un service', '2-3': '2 à 3 services', '4+': '4 services ou plus' },
  },
  volume: {
    name: 'Demandes ou cas par an',
    options: {
      ...{ '10k': "Jusqu'à 10 000", '100k': '10 000 à 100 000' },
      ...{ '1m': '100 000 à 1 million', '1m+': 'Plus de 1 million' },
    },
  },
  systems: {
    name: 'Systèmes à relier',
    options: { '0-2': 'Aucun à 2', '3-5': '3 à 5', '6+': '6 ou plus' },
  },
  languages: {
    name: 'Langues du service',
    options: { '1': 'Une langue', '2': '2 langues', '3+': '3 langues ou plus' },
  },
}
type Step = { name: string; text: string }
const namedStep = ({ name, text }: Step) => `${name}: ${text}`

/**
 * The sentences of the assistant's facts. Every value comes from the content, the panel or the settings;
 * none is written here.
 */
const english = {
  offices: (offices: readonly Office[]) =>
    `Our offices are in ${listed(
      offices.map(({ city }) => city),
      'and',
    )}.\n\n${lines(offices.map(({ city, role, address }) => `${city}, ${role.toLowerCase()}: ${address}`))}`,
  office: ({ city, role, address }: Office) => `${city} (${role.toLowerCase()}): ${address}.`,
  head: ({ city, address }: Office) => `In ${city}. The address is ${address}.`,
  mail: (mail: string) => `Our email address is ${mail}.`,
  phone: (number: string) => `Our telephone number is ${number}.`,
  noPhone: (mail: string, minutes: string) =>
    `No telephone number is published on this site. You can write to ${mail}, or book a call of ${minutes}.`,
  reply: (time: string) => `${time}. A person reads your message and replies.`,
  consultation: (minutes: string) => `${minutes}. You choose a time and talk to an architect.`,
  duration: ({ title, duration }: Part, text: string) =>
    `${duration}. This is the step "${title}": ${text}`,
  blueprintTime: (duration: string, before: readonly Part[]) =>
    `${duration}. This is the time for the Blueprint itself. Before it come these steps:\n\n${lines(before.map((part) => `${part.title}: ${part.duration}`))}`,
  projectTime: (
    { from, to }: Weeks,
    parts: readonly (Weeks & { name: string })[],
    smallest: string,
  ) =>
    `${from} to ${to} weeks, as an estimate. ${smallest}\n\n${lines(parts.map((part) => `${part.name}: ${span(part, 'to')} ${part.to === 1 ? 'week' : 'weeks'}`))}`,
  projectTeam: ({ from, to }: Weeks, smallest: string) =>
    `${from} to ${to} people of ours, as an estimate. ${smallest}`,
  /** @param field of the estimate, with the weeks and people that each of its answers adds */
  estimateAdds: <F extends EstimateRow>(field: F, added: Added<F>) =>
    `${estimate.fields[field].replace('?', '')}, with what each number adds:\n\n${lines(
      rowsOf(estimate.options[field], added).map(({ name, weeks, people }) => {
        if (weeks.to === 0) return `${name}: nothing`
        const more = `${name}: ${span(weeks, 'to')} ${weeks.to === 1 ? 'week' : 'weeks'}`
        if (people.to === 0) return more
        return `${more} and ${span(people, 'to')} ${people.to === 1 ? 'person' : 'people'}`
      }),
    )}\n\nThese are our planning values for a first estimate. The Blueprint replaces them with figures for your service.`,
  documents: (documents: readonly string[]) =>
    `A Blueprint consists of ${documents.length} documents: ${listed(documents, 'and')}.`,
  steps: (parts: readonly Part[]) =>
    `There are ${parts.length} steps: ${listed(
      parts.map(({ title }) => title),
      'and',
    )}.\n\n${lines(parts.map(({ title, duration }) => `${title}: ${duration}`))}`,
  tiers: (tiers: readonly Tier[], note: string) =>
    `There are ${tiers.length} tiers: ${listed(
      tiers.map(({ name }) => name),
      'and',
    )}. ${note}\n\n${tiers.map(({ name, features }) => `${name}\n${lines(features)}`).join('\n\n')}`,
  tier: ({ name, features }: Tier, note: string) =>
    `${name} includes:\n${lines(features)}\n\n${note}`,
  prices: (prices: readonly string[], note: string) => `${listed(prices, 'and')}. ${note}`,
  posts: (posts: readonly Post[], where: string | null) =>
    posts.length === 0
      ? `No position is open${where ? ` in ${where}` : ''} at the moment.`
      : `Yes, ${posts.length} ${posts.length === 1 ? 'position is' : 'positions are'} open${where ? ` in ${where}` : ''}.\n\n${lines(posts.map(({ title, place }) => `${title}: ${place}`))}`,
  postsLike: (posts: readonly Post[]) =>
    `These ${posts.length} positions are open. What is not in the list is not open now, so there is no other.\n\n${lines(posts.map(({ title, place }) => `${title}: ${place}`))}`,
  postsOfType: (posts: readonly Post[], type: string) =>
    posts.length === 0
      ? `No position is open as ${type}.`
      : `${posts.length} ${posts.length === 1 ? 'position is' : 'positions are'} open as ${type}.\n\n${lines(posts.map(({ title, place }) => `${title}: ${place}`))}`,
  post: (post: Post & { type: string; until: string }) =>
    `${post.title}: ${post.place}. ${post.type}. You can apply until ${post.until}.`,
  remote: 'remote work',
  listed: (items: readonly string[]) => `${items.join('; ')}.`,
  dataPlace: (stated: string | null, unstated: string, own: readonly string[]) =>
    [stated ?? unstated, ...own].join(' '),
  kept: (what: string, time: string, then: string) => `${time}. This is about: ${what}. ${then}.`,
  keptAll: (kept: readonly { what: string; time: string }[]) =>
    `It depends on the data:\n\n${lines(kept.map(({ what, time }) => `${what}: ${time}`))}`,
  cookies: (names: readonly string[], none: readonly string[]) =>
    `This site has ${names.length} cookies: ${listed(names, 'and')}. Each one does something that you asked for.\n\n${lines(none)}`,
  browserStorage: (said: string) => said,
  noAnalytics: (none: readonly string[], counted: string) => `No.\n\n${lines(none)}\n\n${counted}`,
  accessible: (_counts: { total: number; met: number; none: number }, said: string) => said,
  certificates: (stated: string | null, empty: string) =>
    stated ?? `${empty} So please do not assume that we hold one.`,
  tests: (stated: string | null, empty: string) => stated ?? empty,
  suppliers: (stated: string | null, empty: string) => stated ?? empty,
  vendors: (vendors: readonly string[], lead: string) =>
    `Our technology partners are ${listed(vendors, 'and')}. ${lead}`,
  tender: (name: string | null, mail: string, note: string) =>
    `${name ? `${name}, ${mail}` : `Write to ${mail}`}. ${note}`,
  press: (mail: string, time: string) =>
    `Write to ${mail}. This is the address for every question, also from the press. We reply ${time}.`,
  privacy: (mail: string, who: string) => `Write to ${mail}. ${who}`,
  vulnerability: (mail: string, note: string, file: string) =>
    `Write to ${mail}. ${note} ${file} /.well-known/security.txt.`,
  support: (portal: string, mail: string) =>
    `In the client portal. ${portal} If you cannot sign in, write to ${mail}.`,
  solutions: (names: readonly string[], lead: string) =>
    `We offer ${names.length} solutions: ${listed(names, 'and')}. ${lead}`,
  drivers: (said: string, drivers: readonly string[]) => `${said}\n\n${lines(drivers)}`,
  frameworks: (stated: string | null, empty: string) => stated ?? empty,
  references: (shown: readonly string[] | null, empty: string) =>
    shown ? `With their written permission, our references page quotes:\n\n${lines(shown)}` : empty,
  team: (shown: readonly string[] | null, empty: string) =>
    shown ? `The page About Us shows these people:\n\n${lines(shown)}` : empty,
  buying: (ways: readonly { title: string; text: string }[]) =>
    `There are ${ways.length} ways: ${listed(
      ways.map(({ title }) => title.toLowerCase()),
      'and',
    )}.\n\n${lines(ways.map(({ title, text }) => `${title}: ${text}`))}`,
  sample: (title: string, said: string) => `Yes, there is a ${title}. ${said}`,
  whose: (whose: string) => `It is for: ${whose}`,
  works: (said: string, steps: readonly Step[]) => `${said}\n\n${lines(steps.map(namedStep))}`,
  worksFor: (steps: readonly Step[]) => lines(steps.map(namedStep)),
  noPrices: (said: string, steps: readonly string[]) => `${said}\n\n${lines(steps)}`,
  noCountries: (cities: readonly string[]) =>
    `Our pages name no country and no authority as a client. Our offices are in ${listed(cities, 'and')}. Please ask us; a person answers.`,
  mission: (mission: string) => `Our mission: ${mission}`,
  values: (names: readonly string[]) => `Our ${names.length} values are ${listed(names, 'and')}.`,
  legalName: (name: string) => `Our legal name is ${name}.`,
  timeZone: (said: string) => said,
  blueprint: (said: string) => said,
  asvs: (title: string, _counts: { met: number; of: number }, said: string) => `${title}. ${said}`,
  banner: (said: string) => `No, there is no banner. ${said}`,
  becomePartner: (mail: string, conditions: readonly string[]) =>
    `Write to ${mail}. There are ${conditions.length} conditions, the same for everyone:\n\n${lines(conditions)}`,
}

export type FactWords = typeof english

/** A duration of the content in French: "3-4 weeks" becomes "3 à 4 semaines". */
function inFrench(text: string): string {
  const units: [RegExp, string][] = [
    [/\bweeks\b/, 'semaines'],
    [/\bweek\b/, 'semaine'],
    [/\bhours\b/, 'heures'],
    [/\bmin(?:utes)?\b/, 'minutes'],
    [/\bdays\b/, 'jours'],
    [/\bmonths\b/, 'mois'],
    [/\byears\b/, 'ans'],
    [/\byear\b/, 'an'],
    [/\bday\b/, 'jour'],
    [/\bsessions\b/, 'séances'],
    [/^Ongoing$/, 'En continu'],
    [/^within /i, 'Dans les '],
    [/(\d)-(\d)/, '$1 à $2'],
  ]
  return units.reduce((said, [english, french]) => said.replace(english, french), text)
}
/** The same of how long data is kept, in short: what follows the time is on the privacy page only. */
function keptInFrench(text: string): string {
  const short = text.replace(/ after .*|;.*/, '')
  const said: [RegExp, string][] = [
    [
      /^While we work on them, and until you ask$/,
      'Tant que nous y travaillons, et jusqu’à votre demande',
    ],
    [/^Until you unsubscribe and ask$/, 'Jusqu’à votre désabonnement et votre demande'],
    [
      /^Valid (\d+ days?), extended while used, at most (\d+) days$/,
      '$1, prolongés quand vous revenez, $2 jours au plus',
    ],
    [/^Valid (\d+ days?), once$/, '$1, pour un seul usage'],
  ]
  return inFrench(said.reduce((time, [english, french]) => time.replace(english, french), short))
}
/** What the rows of the privacy page are about, by how they begin there. */
const dataInFrench: [string, string][] = [
  ['Conversations', 'Conversations avec l’assistant et leurs fichiers'],
  ['Applications', 'Candidatures et CV'],
  ['Records of use', 'Journaux d’activité'],
  ['Numbers of page views', 'Nombre de pages vues, par page, jour, site et campagne'],
  ['Newsletter', 'Adresses de l’infolettre'],
  ['Inquiries', 'Demandes et notes'],
  ['Sessions', 'Sessions'],
  ['Invitations', 'Invitations'],
]
const dataOf = (what: string) => dataInFrench.find(([begin]) => what.startsWith(begin))?.[1] ?? what
const role = (text: string) =>
  text === 'Head office' ? 'siège social' : text === 'Regional office' ? 'bureau régional' : text
const lieu = (text: string) =>
  text
    .replace('Remote', 'à distance')
    .replace(' or ', ' ou ')
    .replace('United States', 'États-Unis')

const french: FactWords = {
  offices: (offices) =>
    `Nos bureaux sont à ${listed(
      offices.map(({ city }) => city),
      'et à',
    )}.\n\n${lines(offices.map((one) => `${one.city}, ${role(one.role)} : ${one.address}`))}`,
  office: (one) => `${one.city} (${role(one.role)}) : ${one.address}.`,
  head: ({ city, address }) => `À ${city}. L’adresse est ${address}.`,
  mail: (mail) => `Notre adresse de courriel est ${mail}.`,
  phone: (number) => `Notre numéro de téléphone est le ${number}.`,
  noPhone: (mail, minutes) =>
    `Aucun numéro de téléphone n’est publié sur ce site. Vous pouvez écrire à ${mail} ou réserver un appel de ${inFrench(minutes)}.`,
  reply: (time) => `${inFrench(time)}. Une personne lit votre message et vous répond.`,
  consultation: (minutes) =>
    `${inFrench(minutes)}. Vous choisissez l’heure et vous parlez à un architecte.`,
  duration: ({ title, duration }) =>
    `${inFrench(duration)}. C’est la durée de l’étape « ${title} ».`,
  blueprintTime: (duration, before) =>
    `${inFrench(duration)}. C’est la durée du Blueprint lui-même. Ces étapes viennent avant :\n\n${lines(before.map((part) => `${part.title} : ${inFrench(part.duration)}`))}`,
  projectTime: ({ from, to }, parts) =>
    `De ${from} à ${to} semaines, selon notre estimation pour le plus petit projet : un seul service, du premier appel à la première version qui fonctionne.\n\n${lines(parts.map((part) => `${part.name} : ${span(part, 'à')} ${part.to === 1 ? 'semaine' : 'semaines'}`))}`,
  projectTeam: ({ from, to }) =>
    `De ${from} à ${to} personnes de notre équipe, selon notre estimation. C'est pour le plus petit projet : un seul service, du premier appel à la première version qui fonctionne.`,
  estimateAdds: (field, added) =>
    `${estimateInFrench[field].name}, avec ce que chaque nombre ajoute :\n\n${lines(
      rowsOf(estimateInFrench[field].options, added).map(({ name, weeks, people }) => {
        if (weeks.to === 0) return `${name} : rien`
        const more = `${name} : ${span(weeks, 'à')} ${weeks.to === 1 ? 'semaine' : 'semaines'}`
        if (people.to === 0) return more
        return `${more} et ${span(people, 'à')} ${people.to === 1 ? 'personne' : 'personnes'}`
      }),
    )}\n\nCe sont nos valeurs de planification pour une première estimation. Le Blueprint les remplace par des chiffres pour votre service.`,
  documents: (documents) =>
    `Un Blueprint comprend ${documents.length} documents : ${listed(documents, 'et')}.`,
  steps: (parts) =>
    `Il y a ${parts.length} étapes : ${listed(
      parts.map(({ title }) => title),
      'et',
    )}.\n\n${lines(parts.map(({ title, duration }) => `${title} : ${inFrench(duration)}`))}`,
  tiers: (tiers) =>
    `Il y a ${tiers.length} formules : ${listed(
      tiers.map(({ name }) => name),
      'et',
    )}. Chacune comprend la précédente.\n\n${tiers.map(({ name, features }) => `${name}\n${lines(features)}`).join('\n\n')}`,
  tier: ({ name, features }) => `${name} comprend :\n${lines(features)}`,
  prices: (prices) => `${listed(prices, 'et')}. Le contrat indique le montant exact.`,
  posts: (posts, where) =>
    posts.length === 0
      ? `Aucun poste n’est ouvert${where ? ` (${lieu(where)})` : ''} en ce moment.`
      : `Oui, ${posts.length} ${posts.length === 1 ? 'poste est ouvert' : 'postes sont ouverts'}${where ? ` (${lieu(where)})` : ''}.\n\n${lines(posts.map(({ title, place }) => `${title} : ${lieu(place)}`))}`,
  postsLike: (posts) =>
    `Ces ${posts.length} postes sont ouverts ; il n’y en a pas d’autre en ce moment.\n\n${lines(posts.map(({ title, place }) => `${title} : ${lieu(place)}`))}`,
  postsOfType: (posts) =>
    posts.length === 0
      ? 'Aucun poste de ce type n’est ouvert.'
      : `${posts.length} ${posts.length === 1 ? 'poste de ce type est ouvert' : 'postes de ce type sont ouverts'}.\n\n${lines(posts.map(({ title, place }) => `${title} : ${lieu(place)}`))}`,
  post: (post) =>
    `${post.title} : ${lieu(post.place)}. Vous pouvez postuler jusqu’au ${post.until}.`,
  remote: 'à distance',
  listed: (items) => `${items.join(' ; ')}.`,
  dataPlace: (stated, _unstated, own) =>
    stated ??
    (own.length > 0
      ? 'La base de données et les fichiers font partie de cette installation. Le pays des serveurs n’est pas encore indiqué ici ; demandez-le-nous.'
      : 'Le pays des serveurs n’est pas encore indiqué ici ; demandez-le-nous.'),
  kept: (_what, time) => `${keptInFrench(time)}. Ensuite, ces données sont supprimées.`,
  keptAll: (kept) =>
    `Cela dépend des données :\n\n${lines(kept.map(({ what, time }) => `${dataOf(what)} : ${keptInFrench(time)}`))}`,
  cookies: (names) =>
    `Ce site a ${names.length} témoins (cookies) : ${listed(names, 'et')}. Aucun ne sert aux statistiques ni à la publicité.`,
  browserStorage: () =>
    'Après votre premier message à l’assistant, votre navigateur garde le numéro de la conversation et une clé aléatoire. La clé est valide au plus 30 jours après son dernier usage, et une demi-année en tout. Vous pouvez ainsi continuer plus tard. « New conversation » supprime la clé.',
  noAnalytics: () =>
    'Non. Il n’y a pas de cookies de suivi, de statistiques ou de publicité, et aucun d’autres entreprises.',
  accessible: ({ total, met, none }) =>
    `Le produit respecte ${met} des ${total} critères de WCAG 2.2, niveaux A et AA. ${none} ne s’appliquent pas.`,
  certificates: (stated) =>
    stated ??
    'Aucun certificat n’est indiqué ici pour le moment. Vous pouvez vérifier les mesures de sécurité sur cette page.',
  tests: (stated) =>
    stated ?? 'Aucun test d’intrusion indépendant n’est indiqué ici pour le moment.',
  suppliers: (stated) =>
    stated ??
    'Aucun. Cette installation fait tout elle-même : la base de données, les fichiers, le courriel et l’assistant.',
  vendors: (vendors) => `Nos partenaires technologiques sont ${listed(vendors, 'et')}.`,
  tender: (name, mail) =>
    `${name ? `${name}, ${mail}` : `Écrivez à ${mail}`}. Indiquez la date de clôture de votre appel d’offres dans l’objet.`,
  press: (mail, time) =>
    `Écrivez à ${mail}. C’est l’adresse pour toutes les questions, aussi de la presse. Nous répondons ${inFrench(time).toLowerCase()}.`,
  privacy: (mail) =>
    `Écrivez à ${mail}. Notre siège est responsable et répond à toutes les demandes.`,
  vulnerability: (mail) => `Écrivez à ${mail}. Donnez-nous le temps de corriger avant de publier.`,
  support: (_portal, mail) =>
    `Dans le portail client. Si vous ne pouvez pas vous connecter, écrivez à ${mail}.`,
  solutions: (names) => `Nous proposons ${names.length} solutions : ${listed(names, 'et')}.`,
  drivers: (said) => said,
  frameworks: (stated) =>
    stated ??
    'Aucun accord-cadre n’est indiqué ici pour le moment. Vous pouvez acheter par appel d’offres ou de gré à gré.',
  references: (shown) =>
    shown
      ? `Avec leur permission écrite, notre page de références cite :\n\n${lines(shown)}`
      : 'Aucun client n’a encore donné sa permission. Nous ne montrons ni nom, ni logo, ni citation sans permission écrite, et nous n’en inventons pas.',
  team: (shown) =>
    shown
      ? `La page About Us présente ces personnes :\n\n${lines(shown)}`
      : 'Nous n’avons pas encore publié de noms ni de portraits, et nous ne montrons pas de personnes inventées.',
  buying: (ways) =>
    `Il y a ${ways.length} façons d’acheter : par appel d’offres, par accord-cadre ou de gré à gré.`,
  sample: (title, said) => `${title}. ${said}`,
  whose: (whose) => `En anglais : ${whose}`,
  works: (said, steps) => `En anglais : ${said}\n\n${lines(steps.map(namedStep))}`,
  worksFor: (steps) => `En anglais :\n\n${lines(steps.map(namedStep))}`,
  noPrices: () =>
    'Nous ne publions pas de prix pour le moment, parce qu’ils dépendent de votre service. Après un appel avec un architecte, vous recevez une fourchette de prix par écrit, dans les deux jours.',
  noCountries: (cities) =>
    `Nos pages ne nomment aucun pays ni aucune autorité comme client. Nos bureaux sont à ${listed(cities, 'et à')}. Demandez-le-nous : une personne répond.`,
  mission: (mission) => `Notre mission, en anglais : ${mission}`,
  values: (names) => `Nos ${names.length} valeurs, en anglais : ${listed(names, 'et')}.`,
  legalName: (name) => `Notre raison sociale est ${name}.`,
  timeZone: () => 'Nos deux bureaux sont à l’heure de l’Est.',
  blueprint: () =>
    'Un Blueprint décrit comment vos services fonctionnent aujourd’hui et ce qui doit changer. Le résultat est un plan que votre équipe peut financer, mettre en appel d’offres et vérifier.',
  asvs: (title, { met, of }) =>
    `${title}. Nous avons évalué nous-mêmes ${of} exigences ; ${met} sont respectées. Aucun organisme externe ne nous a évalués.`,
  banner: () => 'Non, il n’y a pas de bandeau : ce site ne place que des cookies nécessaires.',
  becomePartner: (mail, conditions) =>
    `Écrivez à ${mail}. Il y a ${conditions.length} conditions, les mêmes pour tous ; la page Partners les donne.`,
}

/** What the five solutions are, in French; the English pages say more. */
const solutions = {
  evisa:
    'Une plateforme de visa électronique : la demande, le paiement, les contrôles, la décision et l’arrivée sont dans un seul dossier par voyageur.',
  governance:
    'Une plateforme fiscale avec un seul registre : le contribuable, l’agent et le trésor voient les mêmes écritures.',
  healthcare:
    'Une plateforme de télémédecine : l’infirmière, le médecin à distance et l’hôpital travaillent avec le même dossier du patient, même sans réseau.',
  aftrlife:
    'Un héritage numérique : une personne enregistre ses récits de son vivant et décide qui pourra les demander. Elle peut tout retirer.',
  construction:
    'Une plateforme d’inspection : chaque constat a un endroit sur le plan, une photo, une mesure et un nom.',
}

export const assistantFacts = {
  words: { en: english, fr: french },
  solutions: { fr: solutions },
  /** Before the answer to the second question of a message. */
  unanswered: {
    en: (question: string) => `I did not find an answer on our site to "${question}"`,
    fr: (question: string) => `Je n’ai pas trouvé de réponse sur notre site à « ${question} »`,
  },
} as const
