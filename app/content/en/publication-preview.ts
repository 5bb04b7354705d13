/** Words around a preview of the content desk. */
export const publicationPreview = {
  open: 'Preview in a new tab',
  mark: 'Preview',
  metaTitle: (title: string) => `Preview: ${title}`,
  untitled: 'Untitled',
  typed: 'What stands in the form now. Nothing of it is saved by looking at it.',
  stored: 'What is stored now.',
  onlyStaff: 'Only staff see this page.',
  back: 'Back to editing',
} as const
