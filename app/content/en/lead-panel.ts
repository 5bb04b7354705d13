/** The panel of one lead beside the list. */
export const leadPanel = {
  previous: 'Previous lead',
  next: 'Next lead',
  /** The keys, for those who use them. */
  keys: 'Keys: j and k go to the next and the previous lead. The keys s, a, n and l lead to status, owner, note and lost; r answers by email, ! marks spam. The number beside a status changes it and shows the next lead.',
  /** Beside the label of the message: from which form, and how long ago. */
  cameBy: (source: string, age: string) => `${source} · ${age}`,
  /** Beside 'Send Email', which is not the answer that goes out from the panel. */
  ownProgram: 'Opens your own email program. What you send there is not kept here.',
  status: 'Status',
  setTo: (status: string) => `Change status to ${status}`,
  known: 'Also known',
  /** Before the other leads that have the same address or telephone. */
  alike: (count: number) =>
    count === 1
      ? 'Another lead has the same address or telephone'
      : `${count.toLocaleString('en-CA')} other leads have the same address or telephone`,
  /** To the list of those with the address, which are all of them, or not. */
  allAlike: 'All of them',
  allOfAddress: 'All with this address',
  sameEmail: 'same address',
  samePhone: 'same telephone',
  details: 'Details',
  note: 'Note',
} as const
