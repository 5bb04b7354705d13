/** Words of paying an invoice by card, on the pages of a payment provider. */
export const cardPayments = {
  /** Who has recorded a payment that nobody of us has. */
  provider: 'Payment provider',
  titleOf: (number: string) => `Invoice ${number}`,
  byCard: 'By card',
  /** Above the ways to pay, where a card is one of them. */
  payLine: (amount: string, due: string) => `Please pay ${amount} by ${due}.`,
  opens: (host: string) =>
    `Pay Now opens ${host} in a new tab. Your card’s details go there, not to us.`,
  /** In the tab that was opened for it. */
  goesTo: (host: string) => `Pay Now opens ${host}.`,
  page: {
    metaTitle: (number: string) => `Pay ${number} by card`,
    title: 'Pay by card',
    back: (number: string) => `Invoice ${number}`,
    opening: (host: string) => `Opening ${host}`,
    openingText: (amount: string, host: string) =>
      `You pay ${amount} on the pages of our payment provider. If nothing opens, go on to ${host} here.`,
    goOn: (host: string) => `Go on to ${host}`,
  },
  away: 'Card payment is not available at the moment. Nothing was charged. Please try again in a few minutes, or pay by bank transfer.',
  notByCard: 'This invoice cannot be paid by card.',
  processing:
    'A payment of this invoice is waiting for its bank. This can take some days. You do not need to pay again.',
  processingTitle: 'Payment in progress',
  failed:
    'The last payment did not go through. Nothing was charged. Please try again, or pay by bank transfer.',
  returned:
    'Thank you. Your payment is on its way to us. This page shows it as soon as the payment provider confirms it, usually within a minute.',
  returnedTitle: 'Payment on its way',
  check: 'Check again',
  notPaid: 'I have not paid',
  matters: {
    title: 'To look at',
    filter: 'Card payment to look at',
    notes: {
      too_much: 'Not asked for',
      other_amount: 'Other amount',
      refunded: 'Refunded',
      failed: 'Failed',
    },
    kinds: {
      too_much: (amount: string) =>
        `${amount} was paid by card that this invoice does not ask for. Give it back at the payment provider, or agree with the client what it is for.`,
      other_amount: (amount: string) =>
        `${amount} was paid by card, which is not what was asked for. It is not recorded as a payment. Compare it with the payment provider.`,
      refunded: (amount: string) =>
        `The payment provider gave back ${amount}. If a credit note says so, record the refund. Otherwise void the payment and, if only a part was given back, record what remains. The client gets an email about each.`,
      failed: (amount: string) =>
        `A payment of ${amount} did not go through: the client's bank did not make it. The client was told. You do not need to do anything.`,
    },
    reference: (id: string) => `At the provider: ${id}`,
    seenTo: 'Seen to',
    done: 'Marked as seen to',
    gone: 'Someone else has done this already.',
  },
} as const
