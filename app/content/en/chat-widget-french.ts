import type { chatWidget } from './chat-widget.ts'

/** The same texts with other words: every string is any string. */
type Wide<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Wide<Result>
    : { [Key in keyof T]: Wide<T[Key]> }
export type ChatWords = Wide<typeof chatWidget>

/** The words of the chat's panel in a conversation that is held in French. */
export const chatWidgetFrench: ChatWords = {
  title: 'Expert en transformation numérique',
  mrz: 'A<UNORDIN<<ASSISTANT',
  badge: 'IA',
  notice: 'Ceci est une IA, pas une personne. Elle répond avec les textes de ce site.',
  badgeOfStaff: 'Personne',
  noticeOfStaff: (name) =>
    `${name ?? 'Une personne'} répond. L’assistant se tait jusqu’à ce qu’on lui rende la conversation.`,
  hours: {
    open: (until, zone) => `Une personne peut répondre aujourd’hui jusqu’à ${until} (${zone}).`,
    opens: (time, zone, day) => `Une personne répond à partir de ${time} (${zone}) ${day}.`,
    closed: 'Une personne répond par courriel.',
    near: ['aujourd’hui', 'demain'],
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    on: (day) => `le ${day}`,
  },
  person: (name) =>
    name ? `${name}, de notre équipe, vous répond.` : 'Une personne de notre équipe vous répond.',
  requested:
    'Nous avons prévenu notre équipe. En attendant, vous pouvez poser d’autres questions à l’assistant.',
  close: 'Fermer la conversation',
  fresh: {
    label: 'Nouvelle conversation',
    ask: 'Votre message n’est pas parti. Commencer une nouvelle conversation ?',
    yes: 'Nouvelle conversation',
    no: 'Continuer ici',
  },
  other: {
    text: 'Ce navigateur garde aussi une autre conversation avec nous.',
    open: 'Ouvrir l’autre conversation',
  },
  unread: (count) =>
    count === 1 ? 'Clavardage : un nouveau message' : `Clavardage : ${count} nouveaux messages`,
  log: 'Conversation',
  greeting:
    'Bonjour, je suis l’expert en transformation numérique d’Unordin, et je suis une IA. Je réponds avec les textes de ce site. Je peux aussi demander à une personne de vous répondre. Que cherchez-vous aujourd’hui ?',
  starters: {
    label: 'Questions pour commencer',
    questions: [
      'Que fait Unordin ?',
      'Que contient un Blueprint ?',
      'Où sont vos bureaux ?',
      'Je voudrais parler à une personne',
    ],
  },
  by: { visitor: 'Vous', assistant: 'Assistant', staff: 'Notre équipe' },
  byMail: 'par courriel',
  image: {
    line: (name) => `Image : ${name}`,
    caption: (name) => `Texte lu dans ${name}`,
  },
  files: 'Fichiers',
  sources: 'Sources',
  offer: {
    text: 'Voulez-vous parler à une personne ?',
    book: 'Réserver un appel',
    ask: 'Demander une personne',
    contact: 'Nous écrire',
    wants: 'Je voudrais parler à une personne.',
  },
  resuming: 'Nous récupérons votre conversation …',
  undelivered: 'Non envoyé',
  retry: 'Réessayer',
  cut: 'La réponse s’est arrêtée ici.',
  stop: 'Arrêter la réponse',
  stopped: 'Vous avez arrêté la réponse ici.',
  suggestions: 'Questions qui peuvent suivre',
  meant: 'Vous voulez peut-être savoir',
  thumbs: {
    ask: 'Cela vous a-t-il aidé ?',
    up: 'Oui, cette réponse m’a aidé',
    down: 'Non, cette réponse ne m’a pas aidé',
    thanks: 'Merci.',
    failed: 'Ceci n’est pas parti. Veuillez réessayer.',
    why: 'Qu’est-ce qui n’allait pas ?',
    reasons: {
      not_asked: 'Pas ce que j’ai demandé',
      wrong: 'Faux',
      outdated: 'Dépassé',
      unclear: 'Difficile à comprendre',
      other: 'Autre chose',
    },
    comment: 'Avec vos mots (facultatif)',
    send: 'Envoyer',
  },
  rating: {
    ask: 'Cette conversation vous a-t-elle aidé, de 1 (pas du tout) à 5 (beaucoup) ?',
    askLast: 'La dernière conversation vous a-t-elle aidé, de 1 (pas du tout) à 5 (beaucoup) ?',
    steps: ['Pas du tout', 'Un peu', 'En partie', 'Bien', 'Beaucoup'],
    step: (number, words) => `${number} sur 5 : ${words}`,
    skip: 'Passer',
    thanks: 'Merci.',
    failed: 'Ceci n’est pas parti. Veuillez réessayer.',
  },
  pending: 'Recherche dans nos pages',
  newest: 'Aller au dernier message',
  input: {
    label: 'Votre message',
    placeholder: 'Visas électroniques, impôts, santé, identité...',
    left: (count) =>
      count === 1 ? 'Il reste 1 caractère' : `Il reste ${count.toLocaleString('fr-CA')} caractères`,
    send: 'Envoyer le message',
  },
  keys: 'Entrée envoie, Maj et Entrée font une nouvelle ligne.',
  privacy: { text: 'N’écrivez rien de confidentiel.', link: 'Confidentialité' },
  attach: {
    documents: 'Joindre des documents (PDF, DOC, DOCX, TXT)',
    image: 'Lire le texte d’une image',
    waiting: 'Fichiers joints',
    remove: (name) => `Retirer ${name}`,
    uploading: 'Envoi...',
    reading: 'Lecture de l’image...',
    failure: {
      title: 'Échec de l’envoi',
      description: 'Les fichiers ne sont pas partis. Veuillez réessayer.',
    },
    success: (count) => ({
      title: 'Fichiers envoyés',
      description: count === 1 ? '1 fichier envoyé' : `${count} fichiers envoyés`,
    }),
    tooLarge: (name) => `${name} dépasse 10 Mo. Choisissez un fichier plus petit.`,
    tooMany: (most) => `Vous pouvez joindre au plus ${most} fichiers à un message.`,
  },
  ocr: {
    failure: {
      title: 'Lecture impossible',
      description: 'Le texte de l’image n’a pas pu être lu. Veuillez réessayer.',
    },
    success: { title: 'Texte lu', description: 'Le texte de l’image a été lu' },
  },
  voice: {
    start: 'Enregistrer une question',
    stop: 'Arrêter et convertir en texte',
    discard: 'Jeter l’enregistrement',
    listening: 'Enregistrement',
    transcribing: 'Conversion en texte...',
    basicMark: 'simple',
    basic: 'Posez une question courte en anglais. Relisez le texte avant de l’envoyer.',
    none: 'La voix n’est pas disponible ici.',
    insecure: 'Le microphone fonctionne seulement aux adresses sécurisées (https).',
    unsupported: 'Ce navigateur n’enregistre pas le son dans un format que nous pouvons lire.',
    began: { title: 'Enregistrement commencé', description: 'Dites votre message' },
    refused: {
      title: 'Enregistrement impossible',
      description: 'Le microphone n’est pas accessible.',
    },
    failure: {
      title: 'Conversion impossible',
      description: 'La voix n’a pas pu être convertie en texte.',
    },
    success: {
      title: 'Conversion terminée',
      description: 'Votre voix a été convertie en texte',
    },
  },
  speech: {
    play: 'Lire à voix haute',
    stop: 'Arrêter la lecture',
    failure: { title: 'Lecture impossible', description: 'La voix n’a pas pu être produite.' },
  },
  send: {
    failure: { title: 'Erreur', description: 'Le message n’est pas parti. Veuillez réessayer.' },
  },
}
