import { company } from '#content/company.ts'
import type { TaxAuthority } from '#content/tax-presets.ts'
import type { BankDetails, InvoiceIssuer } from './invoice-document.ts'

export type BillingSettingsInput = {
  issuer_name: string
  /** The lines as they appear on the invoice. */
  issuer_address: string
  issuer_email: string
  days_to_pay: number
  registrations: Partial<Record<TaxAuthority, string>>
  bank: BankDetails | null
}
/** Version 0 applies until staff have saved settings. */
export type BillingSettings = BillingSettingsInput & { version: number }

const [headOffice] = company.offices

export const firstSettings: BillingSettings = {
  version: 0,
  issuer_name: company.name,
  issuer_address: headOffice.lines.join('\n'),
  issuer_email: company.mailbox,
  days_to_pay: 30,
  registrations: {},
  bank: null,
}

/** The issuer of an invoice that is issued now. */
export const issuerOf = (settings: BillingSettings): InvoiceIssuer => ({
  name: settings.issuer_name,
  address: settings.issuer_address.split('\n'),
  email: settings.issuer_email,
  bank: settings.bank,
})
