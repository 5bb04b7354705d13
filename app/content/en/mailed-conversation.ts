const mrz = 'C<UNORDIN<<CONVERSATION<<<<<'

/** The page that the link in a mail opens, in the language of the conversation. */
export const mailedConversationPage = {
  en: {
    mrz,
    metaTitle: 'Your conversation',
    title: 'Your conversation with us',
    opening: 'The conversation is being opened.',
    opened: 'The conversation is open in the chat, with our answer. Write there to go on with it.',
    again: 'Open the chat',
    without:
      'You need JavaScript to open the conversation. Our answer is in the email, and you can reply to it.',
    over: {
      title: 'This link no longer works',
      text: 'The link of an email works for 14 days, as long as the conversation is kept, and until the address for answers is changed. Our answer is in the email.',
      status: 'Not valid',
      contact: 'Write to us',
    },
    failed: {
      title: 'The conversation did not open',
      text: 'Our system did not answer. Please open the link of the email again.',
      status: 'No connection',
    },
  },
  fr: {
    mrz,
    metaTitle: 'Votre conversation',
    title: 'Votre conversation avec nous',
    opening: 'La conversation s’ouvre.',
    opened:
      'La conversation est ouverte dans le clavardage, avec notre réponse. Écrivez-y pour la continuer.',
    again: 'Ouvrir le clavardage',
    without:
      'La conversation s’ouvre seulement avec JavaScript. Notre réponse est dans le courriel, et vous pouvez y répondre.',
    over: {
      title: 'Ce lien n’est plus valide',
      text: 'Le lien d’un courriel fonctionne pendant 14 jours, tant que la conversation est conservée et que l’adresse pour les réponses ne change pas. Notre réponse est dans le courriel.',
      status: 'Non valide',
      contact: 'Nous écrire',
    },
    failed: {
      title: 'La conversation ne s’est pas ouverte',
      text: 'Notre système n’a pas répondu. Veuillez ouvrir de nouveau le lien du courriel.',
      status: 'Pas de connexion',
    },
  },
} as const

/** The page behind "No more mails about this conversation", in the language of the conversation. */
export const stopMailsPage = {
  en: {
    mrz,
    metaTitle: 'No more emails',
    title: 'No more emails about this conversation?',
    text: (email: string) =>
      `We send our answers in one conversation to ${email}. If you continue, we stop.`,
    submit: 'No more emails',
    submitting: 'Saving...',
    done: {
      title: 'No more emails',
      text: (email: string) => `We send no more emails about this conversation to ${email}.`,
      status: 'Saved',
    },
    dead: {
      title: 'This link no longer works',
      text: 'The conversation was deleted, or the link is not complete. No emails about it are sent.',
      status: 'Not valid',
      contact: 'Write to us',
    },
  },
  fr: {
    mrz,
    metaTitle: 'Plus de courriels',
    title: 'Ne plus recevoir de courriels sur cette conversation ?',
    text: (email: string) =>
      `Nos réponses à une conversation sont envoyées à ${email}. Ensuite, aucune ne le sera.`,
    submit: 'Plus de courriels',
    submitting: 'Enregistrement...',
    done: {
      title: 'Plus de courriels',
      text: (email: string) =>
        `Aucun courriel sur cette conversation n’est plus envoyé à ${email}.`,
      status: 'Enregistré',
    },
    dead: {
      title: 'Ce lien n’est plus valide',
      text: 'La conversation a été supprimée, ou le lien n’est pas complet. Aucun courriel à son sujet n’est envoyé.',
      status: 'Non valide',
      contact: 'Nous écrire',
    },
  },
} as const
