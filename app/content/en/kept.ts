/** What a form of the panel or the portal says about text that was typed and not sent. */
export const kept = {
  began: (time: string) => `You began this on ${time} and did not send it.`,
  overtaken: 'Somebody has changed this record since then. Compare before you send your text.',
  restored: 'Your text is in the form again.',
  restore: 'Restore',
  discard: 'Discard',
  full: 'Your browser does not keep this text. Send it before you leave the page.',
  unsent:
    'The server did not answer. Your text is still in the form. Check the connection and send it again: it is stored only once.',
  again: 'Send again',
  /** When the server finds that it had stored the form already. */
  alreadyStored: {
    title: 'Stored already',
    description: 'The form had reached us the first time. We did not store it again.',
  },
} as const

/** The part of the account page about the texts that the browser keeps. */
export const keptTexts = {
  title: 'Unsent texts',
  text: 'When you type into a form and do not send it, this browser keeps your text for seven days. Only your account sees it here. Delete these texts when you have used a computer that is not yours.',
  count: (count: number) =>
    count === 0
      ? 'This browser keeps no text of yours.'
      : count === 1
        ? 'This browser keeps one text of yours.'
        : `This browser keeps ${count} texts of yours.`,
  remove: 'Delete unsent texts',
  deleted: 'Your unsent texts are deleted from this browser.',
} as const
