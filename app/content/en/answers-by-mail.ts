import { company } from './company.ts'

/** Staff's answers by mail: what the visitor is asked and told in the chat, in English and French. */
export const answersByMail = {
  en: {
    offer: 'If you leave, we can send the answer to your email.',
    /** After a danger: nothing is offered in the words of a seller. */
    offerPlain: 'If it is easier for you, a person can also answer by email.',
    open: 'Answer by email',
    label: 'Answer by email',
    email: 'Email',
    consent:
      'Unordin may send answers to this conversation to this address when I have left. Each email has a link that opens the conversation. I can end this here or in the email.',
    save: 'Send answers there',
    saving: 'Saving...',
    later: 'Not now',
    on: (email: string) => `If you leave, the answer goes to ${email}.`,
    change: 'Change',
    end: 'No email',
    ended: 'We will not send the answer by email. You can read it here.',
    errors: {
      email: 'Please enter a valid email address',
      consent: 'Please agree, so that we may write to you',
      stopped: 'The reader of this address wants no emails about this conversation',
      often: `The address was changed too often. Write to ${company.mailbox} instead.`,
      none: 'Nobody was asked to answer yet. Ask for a person first.',
      busy: 'Nothing was saved: too many addresses came from here. Please try again later.',
      failed: 'Nothing was saved, because our system does not answer. Please try again.',
    },
  },
  fr: {
    offer: 'Si vous partez, nous pouvons envoyer la réponse à votre adresse courriel.',
    offerPlain: 'Si c’est plus simple pour vous, une personne peut aussi répondre par courriel.',
    open: 'Réponse par courriel',
    label: 'Réponse par courriel',
    email: 'Adresse courriel',
    consent:
      'Unordin peut envoyer à cette adresse les réponses à cette conversation quand je suis parti. Chaque courriel a un lien qui ouvre la conversation. Je peux y mettre fin ici ou dans le courriel.',
    save: 'Envoyer les réponses',
    saving: 'Enregistrement...',
    later: 'Pas maintenant',
    on: (email: string) => `Si vous partez, la réponse est envoyée à ${email}.`,
    change: 'Modifier',
    end: 'Pas de courriel',
    ended: 'Aucune réponse n’est envoyée par courriel. Elle apparaîtra ici.',
    errors: {
      email: 'Veuillez entrer une adresse courriel valide',
      consent: 'Veuillez accepter, pour que nous puissions vous écrire',
      stopped: 'La personne à cette adresse ne veut pas de courriels sur cette conversation',
      often: `L’adresse a été modifiée trop souvent. Écrivez plutôt à ${company.mailbox}.`,
      none: 'Personne n’a encore été prié de répondre. Demandez d’abord une personne.',
      busy: 'Rien n’a été enregistré : trop d’adresses sont venues d’ici. Veuillez réessayer plus tard.',
      failed: 'Rien n’a été enregistré, car notre système ne répond pas. Veuillez réessayer.',
    },
  },
} as const

/** The mail with what staff have answered. */
export const answerMailCopy = {
  en: {
    subject: 'Our answer to your question',
    preview: (author: string) => `${author} has answered you.`,
    label: 'C<UNORDIN<<CONVERSATION<<<<<<<<<<<<',
    title: 'Our answer to your question',
    from: (author: string) => `${author}, Unordin:`,
    /** Above the numbers for help, when somebody wrote of a danger by mail. */
    help: 'You wrote to us by email. This is an automatic answer: it says where help is at once.',
    open: 'Open the conversation',
    link: 'The link opens the whole conversation, in any browser, for 14 days. Whoever has this email can open it.',
    reply: 'You can also reply to this email.',
    footer:
      'You get this email because somebody gave this address for answers in a chat on our website.',
    stop: 'No more emails about this conversation',
    questions: 'Questions:',
  },
  fr: {
    subject: 'Notre réponse à votre question',
    preview: (author: string) => `${author} vous a répondu.`,
    label: 'C<UNORDIN<<CONVERSATION<<<<<<<<<<<<',
    title: 'Notre réponse à votre question',
    from: (author: string) => `${author}, Unordin :`,
    help: 'Vous nous avez écrit par courriel. Ceci est une réponse automatique : elle dit où trouver de l’aide tout de suite.',
    open: 'Ouvrir la conversation',
    link: 'Le lien ouvre toute la conversation, dans n’importe quel navigateur, pendant 14 jours. Toute personne qui a ce courriel peut l’ouvrir.',
    reply: 'Vous pouvez aussi répondre à ce courriel.',
    footer:
      'Vous recevez ce courriel parce que cette adresse a été donnée pour les réponses dans une conversation sur notre site.',
    stop: 'Plus de courriels sur cette conversation',
    questions: 'Questions :',
  },
} as const
