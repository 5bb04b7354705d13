/** The setting for keys that act without Control or Alt, in the account and on the accessibility page. */
export const singleKeysPart = { id: 'keyboard-shortcuts', title: 'Keyboard shortcuts' } as const
export const singleKeys = {
  label: 'Use shortcuts of one key',
  hint: 'Keys of one letter or sign act without Ctrl or Alt, such as / for the search. Turn them off if you use speech software. The choice works at once, for this browser.',
} as const
