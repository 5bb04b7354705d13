/** The page that the link in a mail opens. */
export const mailedConversationPage = {
  mrz: 'C<UNORDIN<<CONVERSATION<<<<<',
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
} as const

/** The page behind "No more mails about this conversation". */
export const stopMailsPage = {
  mrz: 'C<UNORDIN<<CONVERSATION<<<<<',
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
} as const
