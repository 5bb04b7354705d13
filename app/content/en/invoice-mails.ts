const kinds = {
  issued: {
    label: 'INVOICE',
    subject: (number: string, amount: string) => `Invoice ${number}: ${amount}`,
    title: (number: string) => `Invoice ${number}`,
    text: (due: string) => `A new invoice is ready for you. It is due on ${due}.`,
  },
  credited: {
    label: 'CREDIT NOTE',
    subject: (number: string, amount: string) => `Credit note ${number}: ${amount}`,
    title: (number: string) => `Credit note ${number}`,
    text: () =>
      'A credit note was issued to you. It takes the amount below off the invoice it names.',
  },
  soon: {
    label: 'REMINDER',
    subject: (number: string, amount: string) => `Due soon: invoice ${number}, ${amount}`,
    title: (number: string) => `Invoice ${number} is due soon`,
    text: (due: string) =>
      `This invoice is due on ${due}. If the payment is on its way, there is nothing to do.`,
  },
  due: {
    label: 'REMINDER',
    subject: (number: string, amount: string) => `Due now: invoice ${number}, ${amount}`,
    title: (number: string) => `Invoice ${number} is due`,
    text: (due: string) =>
      `This invoice is due on ${due}. If the payment is on its way, there is nothing to do.`,
  },
  late: {
    label: 'REMINDER',
    subject: (number: string, amount: string) => `Overdue: invoice ${number}, ${amount}`,
    title: (number: string) => `Invoice ${number} is overdue`,
    text: (due: string) =>
      `This invoice was due on ${due}, and its payment has not reached us. If something is wrong with it, please reply to this mail.`,
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
        ? 'We have received your payment, and the invoice is paid in full. Thank you.'
        : 'We have received your payment. Thank you. What is still to be paid stands below.',
    notice: (number: string, amount: string) => `Payment of ${amount} received: invoice ${number}`,
  },
  refunded: {
    label: 'REFUND',
    amount: 'Given back',
    subject: (number: string, amount: string) => `Refund: ${amount} of invoice ${number}`,
    title: (number: string) => `Refund of invoice ${number}`,
    text: (_isSettled: boolean) => 'We have paid this amount back to you.',
    notice: (number: string, amount: string) => `Refund of ${amount}: invoice ${number}`,
  },
  voided: {
    label: 'CORRECTION',
    amount: 'Taken back',
    subject: (number: string, amount: string) =>
      `Payment corrected: ${amount} on invoice ${number}`,
    title: (number: string) => `A payment of invoice ${number} was corrected`,
    text: (_isSettled: boolean) =>
      'This was recorded on the invoice in error, and we have taken the record back. If that does not agree with your books, please reply to this mail.',
    notice: (number: string, amount: string) =>
      `Record of a payment of ${amount} taken back: invoice ${number}`,
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
    balance: 'To pay',
    due: 'Due',
    po: 'Your PO number',
    corrects: 'Corrects',
    received: 'Date',
  },
  action: 'Open it in the portal',
  footer: 'You receive this because you administer your organization at the portal. Questions:',
  notice: {
    invoice: (number: string, description: string) => `New invoice ${number}: ${description}`,
    credit_note: (number: string, description: string) => `Credit note ${number}: ${description}`,
  },
} as const
