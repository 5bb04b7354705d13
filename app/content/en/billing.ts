/** Words of invoices, wherever they are listed. */
export const billing = {
  title: 'Billing',
  totals: {
    label: 'Totals',
    paid: 'Total Paid',
    pending: 'Pending',
    overdue: 'Overdue',
    others: (count: number) => (count === 1 ? 'One more currency' : `${count} more currencies`),
  },
  history: 'Invoice History',
  caption: 'Invoices',
  empty: 'No invoices yet',
  emptyHint: 'Invoices will appear here once projects begin.',
  columns: {
    number: 'Invoice',
    description: 'Description',
    issued: 'Issued',
    due: 'Due',
    amount: 'Amount',
    status: 'Status',
    actions: 'Actions',
  },
  status: { paid: 'Paid', pending: 'Pending', overdue: 'Overdue' },
  viewPdf: 'View PDF',
  payNow: 'Pay Now',
  payOpens: (host: string) => `Opens ${host} in a new tab`,
} as const
