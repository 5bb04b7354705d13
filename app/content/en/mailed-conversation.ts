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
      'The conversation opens with JavaScript only. Our answer is in the mail, and you can reply to it.',
    over: {
      title: 'This link has ended',
      text: 'The link of a mail works for 14 days, as long as the conversation is kept, and until the address for answers is changed. Our answer is in the mail.',
      status: 'Not valid',
      contact: 'Write to us',
    },
    failed: {
      title: 'The conversation did not open',
      text: 'Our system did not answer. Please open the link of the mail again.',
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
    metaTitle: 'No more mails',
    title: 'No more mails about this conversation?',
    text: (email: string) =>
      `Our answers to one conversation go to ${email}. After this, none of them does.`,
    submit: 'No more mails',
    submitting: 'Saving...',
    done: {
      title: 'No more mails',
      text: (email: string) => `No mail about this conversation goes to ${email} any more.`,
      status: 'Saved',
    },
    dead: {
      title: 'This link has ended',
      text: 'The conversation was deleted, or the link is not complete. No mails about it are sent.',
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
