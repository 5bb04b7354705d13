/*
 * Amounts are whole cents. What the client owes is above zero: an invoice adds to it, a credit note and a
 * payment reduce it, a refund adds to it, and a correction takes back a payment or a refund.
 */

export type EntryKind = 'invoice' | 'credit_note' | 'payment' | 'refund' | 'correction'

export type StatementEntry = {
  id: string
  kind: EntryKind
  /** As `yyyy-mm-dd`. */
  day: string
  /** The invoice or credit note; of a payment, the invoice that it pays. */
  invoice_id: string
  number: string
  /** Of an invoice or credit note its description, otherwise how it was paid. */
  description: string
  reference: string | null
  /** ISO 4217. */
  currency: string
  amount: number
}

export type CurrencyStatement = {
  currency: string
  opening: number
  /** In order, each with the balance after it. */
  entries: (StatementEntry & { balance: number })[]
  closing: number
}

export type Statement = {
  client: string
  from: string
  to: string
  currencies: CurrencyStatement[]
}

type Opening = { currency: string; opening: number }

/**
 * The account in each currency, with the balance after every entry. A currency without entries is left
 * out when its balance is zero.
 * @param entries in order
 */
export function accountsOf(
  openings: readonly Opening[],
  entries: readonly StatementEntry[],
): CurrencyStatement[] {
  const accounts = new Map<string, CurrencyStatement>()
  const accountIn = (currency: string, opening = 0): CurrencyStatement => {
    const account = accounts.get(currency) ?? { currency, opening, entries: [], closing: opening }
    accounts.set(currency, account)
    return account
  }
  for (const { currency, opening } of openings) if (opening !== 0) accountIn(currency, opening)
  for (const entry of entries) {
    const account = accountIn(entry.currency)
    account.closing += entry.amount
    account.entries.push({ ...entry, balance: account.closing })
  }
  return [...accounts.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
}
