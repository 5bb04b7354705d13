/** Words around the preview of an insight or a published project. */
export const publicationPreview = {
  open: 'Preview in a new tab',
  mark: 'Preview',
  metaTitle: (title: string) => `Preview: ${title}`,
  untitled: 'Untitled',
  typed: 'This preview shows what is in the form now. It is not saved.',
  stored: 'This preview shows what is saved now.',
  onlyStaff: 'Only staff can see this page.',
  back: 'Back to editing',
} as const
