/** What the contact form and staff see of a client reference that a visitor asks about. */
export const askedReference = {
  title: 'You ask for contact with a client',
  text: (line: string) =>
    `Your message comes with the reference that you chose: ${line}. We ask this person first.`,
  gone: {
    title: 'This reference is not public any more',
    text: 'You can still write to us. We say who can answer your question.',
  },
  field: 'Contact with a client',
} as const
