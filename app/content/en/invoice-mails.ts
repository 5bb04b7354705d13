const kinds = {
  issued: {
    label: 'INVOICE',
    subject: (number: string, amount: string) => `Invoice ${number}: ${amount}`,
    title: (number: string) => `Invoice ${number}`,
    text: (due: string) =>
      `Please pay this invoice by ${due}. You can find the invoice in the portal.`,
  },
  credited: {
    label: 'CREDIT NOTE',
    subject: (number: string, amount: string) => `Credit note ${number}: ${amount}`,
    title: (number: string) => `Credit note ${number}`,
    text: () =>
      'We have issued a credit note to you. It reduces the invoice named below. You do not need to do anything.',
  },
  soon: {
    label: 'REMINDER',
    subject: (number: string, amount: string) => `Invoice ${number} is due soon: ${amount}`,
    title: (number: string) => `Invoice ${number} is due soon`,
    text: (due: string) =>
      `Please pay this invoice by ${due}. If you have already paid, you do not need to do anything.`,
  },
  due: {
    label: 'REMINDER',
    subject: (number: string, amount: string) => `Invoice ${number} is due now: ${amount}`,
    title: (number: string) => `Invoice ${number} is due now`,
    text: (due: string) =>
      `Please pay this invoice by ${due}. If you have already paid, you do not need to do anything.`,
  },
  late: {
    label: 'REMINDER',
    subject: (number: string, amount: string) => `Invoice ${number} is overdue: ${amount}`,
    title: (number: string) => `Invoice ${number} is overdue`,
    text: (due: string) =>
      `Please pay this invoice now. It was due on ${due}, and we have not received your payment. If something on the invoice is wrong, reply to this email.`,
  },
} as const

const payments = {
  received: {
    label: 'PAYMENT',
    amount: 'Received',
    subject: (number: string, amount: string) =>
      `Payment received: ${amount} for invoice ${number}`,
    title: (number: string) => `Payment for invoice ${number}`,
    text: (isSettled: boolean) =>
      isSettled
        ? 'Thank you. We have received your payment. The invoice is paid in full.'
        : 'Thank you. We have received your payment. The balance due is shown below.',
    notice: (number: string, amount: string) =>
      `Payment of ${amount} received for invoice ${number}`,
  },
  refunded: {
    label: 'REFUND',
    amount: 'Refunded',
    subject: (number: string, amount: string) => `Refund: ${amount} for invoice ${number}`,
    title: (number: string) => `Refund for invoice ${number}`,
    text: (_isSettled: boolean) => 'We have refunded this amount to you.',
    notice: (number: string, amount: string) => `Refund of ${amount} for invoice ${number}`,
  },
  voided: {
    label: 'CORRECTION',
    amount: 'Removed',
    subject: (number: string, amount: string) =>
      `Payment corrected: ${amount} for invoice ${number}`,
    title: (number: string) => `Correction to a payment for invoice ${number}`,
    text: (_isSettled: boolean) =>
      'This payment no longer counts as received: it was recorded by mistake, given back, or taken back by a bank. If your records show something else, reply to this email.',
    notice: (number: string, amount: string) =>
      `Payment of ${amount} removed from invoice ${number}`,
  },
  failed: {
    label: 'PAYMENT',
    amount: 'Not received',
    subject: (number: string, _amount: string) =>
      `The payment of invoice ${number} did not go through`,
    title: (number: string) => `The payment of invoice ${number} did not go through`,
    text: (isSettled: boolean) =>
      isSettled
        ? 'Your bank did not make this payment, and we have not received it. The invoice is settled without it. You do not need to do anything.'
        : 'Your bank did not make this payment, and we have not received it. Please pay the invoice again. The button below opens the ways to pay.',
    notice: (number: string, _amount: string) =>
      `The payment of invoice ${number} did not go through`,
  },
} as const

/** Words of the mails about invoices. */
export const invoiceMails = {
  kinds,
  payments,
  details: {
    number: 'Number',
    description: 'For',
    total: 'Total',
    balance: 'Balance due',
    due: 'Due',
    po: 'Your PO number',
    corrects: 'Corrects invoice',
    received: 'Date',
  },
  action: 'Open in the portal',
  payAgain: 'Pay again',
  footer:
    'We sent you this email because you get the invoices of your organization in the portal. Questions:',
  notice: {
    invoice: (number: string, description: string) => `New invoice ${number}: ${description}`,
    credit_note: (number: string, description: string) => `Credit note ${number}: ${description}`,
  },
} as const
