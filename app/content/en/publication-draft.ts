/** Words about what is typed and not saved. */
export const publicationDraft = {
  saving: 'Saving a draft...',
  saved: (time: string) => `Draft saved at ${time}`,
  behind: (version: number) =>
    `Someone else saved version ${version} while you were editing. When you save, we show you the differences first. Nothing is overwritten.`,
  paused: 'Decide above what to do with the older draft. Until then, we do not save a draft.',
  elsewhere:
    'You have this page open in another window. We do not save a draft in this window. Save your changes, or load the page again.',
  failed: 'The draft was not saved. What you typed is still in the form.',
  tooLong: 'This is too long for a draft. What you typed is still in the form.',
  unsaved: (time: string) =>
    `This browser has your text from ${time}. It did not reach us, so it is not in a draft.`,
  unsavedFailed: 'The server did not answer. Your text is still in this browser. Please try again.',
  title: 'You have an unsaved draft.',
  offer: (when: string) => `You last edited it on ${when}.`,
  older: (basedOn: number, now: number) =>
    `You started it from version ${basedOn}. The saved version is now ${now}. When you save, we show you the differences first. Nothing is overwritten.`,
  resume: (when: string) => `Continue the draft from ${when}`,
  discard: 'Discard draft',
  discarded: 'Draft discarded',
  continued: (when: string) => `This is your draft from ${when}. It is not saved yet.`,
} as const
