/** Words for taking back what was changed in the panel. */
export const undoCopy = {
  undo: 'Undo',
  /** Beside the button when no toast offers it. */
  line: 'The last change can be undone.',
  done: 'Undone',
  doneOf: (count: number) => `${count.toLocaleString('en-CA')} changes undone`,
  /** @param names the first of those that were left */
  left: (count: number, names: string[]) =>
    `${count === 1 ? 'One was' : `${count.toLocaleString('en-CA')} were`} changed again since, and ${count === 1 ? 'stays as it is' : 'stay as they are'}: ${names.join(', ')}${count > names.length ? ' and others' : ''}.`,
  nothing: 'Nothing was undone',
  errors: {
    already: 'This was undone already.',
    gone: 'This can no longer be undone.',
    noLongerFits:
      'This can no longer be undone: what it was before is gone, or does not fit what was changed since.',
  },
} as const
