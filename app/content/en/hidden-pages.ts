/** Names of pages that search engines leave out, as breadcrumbs use them. */
export const hiddenPages = {
  apply: 'Apply',
  newsletter: 'Newsletter',
  confirm: 'Confirm',
  unsubscribe: 'Unsubscribe',
} as const
