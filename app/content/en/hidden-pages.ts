/** Names of pages that search engines leave out, as breadcrumbs use them. */
export const hiddenPages = {
  apply: 'Apply',
  newsletter: 'Newsletter',
  confirm: 'Confirm',
  unsubscribe: 'Unsubscribe',
  verify: 'Check a record',
  status: 'System status',
  conversation: 'Your conversation',
  noMails: 'No more emails',
} as const
