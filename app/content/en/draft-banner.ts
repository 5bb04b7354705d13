/** Said on a page of the site that shows its draft to staff. */
export const draftBanner = {
  mark: 'Preview',
  text: 'The draft of this page. Only staff see it.',
  back: 'Back to editing',
} as const
