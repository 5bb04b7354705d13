/*
 * Words of disputes, for our team only: the bank of a client asks for the money of a card payment again. Clients read
 * nothing of it here.
 */

/** The reasons as the payment provider names them. */
const reasons: Record<string, string> = {
  bank_cannot_process: 'the bank could not process the payment',
  check_returned: 'the cheque came back',
  credit_not_processed: 'the client expects a refund',
  customer_initiated: 'the client asked their bank for the money',
  debit_not_authorized: 'the client did not allow the debit',
  duplicate: 'the client says that they paid twice',
  fraudulent: 'the owner of the card did not make the payment',
  general: 'no reason given',
  incorrect_account_details: 'the account details were not correct',
  insufficient_funds: 'not enough money in the account',
  product_not_received: 'the client says that they did not receive the service',
  product_unacceptable: 'the client says that the service is not as agreed',
  subscription_canceled: 'the client says that they had cancelled',
  unrecognized: 'the client does not recognize the payment',
}

/** A reason in words; one that is not in the list is shown as the provider names it. */
export const disputeReason = (reason: string): string =>
  (Object.hasOwn(reasons, reason) && reasons[reason]) || reason.replaceAll('_', ' ')

type Said = { amount: string; reason: string; until: string | null }

export const cardDisputes = {
  /** On the invoice and in the mail. */
  steps: {
    disputed: ({ amount, reason, until }: Said) =>
      `The client's bank disputes this payment: ${amount}, reason: ${reason}. ${until ? `Answer by ${until} in Stripe.` : 'Stripe says whether you can answer.'} The invoice stays as it is until the bank decides.`,
    dispute_won: ({ amount }: Said) =>
      `The dispute about ${amount} ended in our favour. The payment stays, and nothing on the invoice changes.`,
    dispute_lost: ({ amount }: Said) =>
      `The dispute about ${amount} is lost, and the bank took the money back. If all of the payment was taken, void it; if a part, void it and record what remains. The client gets an email about each.`,
    dispute_ended: ({ amount }: Said) =>
      `The dispute about ${amount} ended without a decision. Compare the payment with Stripe.`,
  },
  /** In lists. */
  notes: {
    disputed: 'Disputed',
    dispute_won: 'Dispute won',
    dispute_lost: 'Dispute lost',
    dispute_ended: 'Dispute ended',
  },
  fields: {
    invoice: 'Invoice',
    client: 'Client',
    amount: 'Amount',
    reason: 'Reason',
    until: 'Answer by',
    reference: 'At the provider',
  },
  mails: {
    label: 'CARD PAYMENT',
    kinds: {
      disputed: {
        subject: (number: string, amount: string) =>
          `Payment of invoice ${number} disputed: ${amount}`,
        title: (number: string) => `The payment of invoice ${number} is disputed`,
      },
      dispute_won: {
        subject: (number: string, amount: string) =>
          `Dispute about invoice ${number} won: ${amount}`,
        title: (number: string) => `The dispute about invoice ${number} is won`,
      },
      dispute_lost: {
        subject: (number: string, amount: string) =>
          `Dispute about invoice ${number} lost: ${amount}`,
        title: (number: string) => `The dispute about invoice ${number} is lost`,
      },
      dispute_ended: {
        subject: (number: string, amount: string) =>
          `Dispute about invoice ${number} ended: ${amount}`,
        title: (number: string) => `The dispute about invoice ${number} has ended`,
      },
    },
    action: 'Open the invoice',
    footer:
      'This email was sent to the address for notifications of our team. The client was not told.',
  },
} as const
