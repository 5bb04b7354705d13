/** Words of the board of leads. */
export const leadBoard = {
  label: 'Leads by status',
  keys: 'Arrow keys move between cards. Shift with the left or right arrow key moves a card to the status beside it.',
  looks: { label: 'Leads as', list: 'List', board: 'Board' },
  columns: 'Column',
  count: (count: number) => count.toLocaleString('en-CA'),
  /** Where a search finds more than anybody counts. */
  orMore: (count: number) => `${count.toLocaleString('en-CA')}+`,
  cards: (status: string, count: string) => `${status}, ${count}`,
  owner: 'Owner:',
  late: {
    answer: (span: string) => `Answer ${span} late`,
    step: (span: string) => `Next step ${span} late`,
    stepToday: 'Next step due today',
  },
  empty: 'No leads',
  more: (count: number) => `Show ${count} more`,
  inList: 'Show the rest in the list',
  move: 'Move',
  moveOf: (name: string) => `Move ${name}`,
  moveTo: (status: string) => `Move to ${status}`,
  moved: (status: string) => `Lead moved to ${status}`,
  saving: (name: string, status: string) => `Moving ${name} to ${status}`,
  failed: 'The lead was not moved',
  stale:
    'Someone else changed its status at the same time. The board shows the status that it has now.',
  unknown: 'Choose a status from the list.',
  lost: 'Check your connection and that you are still signed in, then try again.',
  gone: 'It does not exist any more. It may have been deleted.',
} as const
