/** Words about what is typed and not saved. */
export const publicationDraft = {
  saving: 'Keeping a draft...',
  saved: (time: string) => `Draft saved ${time}`,
  behind: (version: number) =>
    `Somebody has saved version ${version} meanwhile. Saving yours will show you what differs; nothing is overwritten.`,
  paused: 'Choose above what becomes of the older draft. Until then no draft is kept.',
  elsewhere:
    'Another window keeps a draft of this, or has ended it. This one is not kept; save it, or load the page again.',
  failed: 'No draft could be kept. What you typed still stands here.',
  tooLong: 'This is too long for a draft. What you typed still stands here.',
  title: 'There is a draft that was not saved.',
  offer: (when: string) => `You typed it until ${when}.`,
  older: (basedOn: number, now: number) =>
    `It was begun on version ${basedOn}; by now version ${now} is stored. Saving it will show you what differs; nothing is overwritten.`,
  resume: (when: string) => `Continue the draft of ${when}`,
  discard: 'Discard it',
  discarded: 'Draft discarded',
  continued: (when: string) => `This is your draft of ${when}. It is not saved yet.`,
} as const
