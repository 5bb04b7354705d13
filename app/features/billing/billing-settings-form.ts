import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { cleanText } from '#app/platform/clean-text.ts'
import { billingSettingsPage } from '#content/admin-invoices.ts'
import { type TaxAuthority, taxAuthorities } from '#content/tax-presets.ts'
import type { BillingSettings, BillingSettingsInput } from './billing-settings.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = billingSettingsPage
const required = (limit: number) =>
  z.preprocess(cleanText, z.string({ error: errors.missing }).max(limit, errors.long(limit)))
const optional = (limit: number) =>
  z.preprocess(cleanText, z.string().max(limit, errors.long(limit)).optional())

export const authorities = Object.keys(taxAuthorities) as TaxAuthority[]
export const bankFields = ['account_name', 'bank', 'account', 'routing', 'swift'] as const

const shape = {
  issuer_name: required(200),
  issuer_address: required(1_000),
  issuer_email: z.preprocess(cleanText, z.email(errors.email).max(255, errors.long(255))),
  days_to_pay: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number({ error: errors.days }).int(errors.days).min(0, errors.days).max(365, errors.days),
  ),
  ...Object.fromEntries(authorities.map((one) => [one, optional(100)])),
  ...Object.fromEntries(bankFields.map((one) => [one, optional(200)])),
}
const schema = z.object(shape).superRefine((value, context) => {
  const typed: Record<string, unknown> = value
  if (bankFields.every((one) => !typed[one])) return
  for (const one of ['account_name', 'bank', 'account'] as const)
    if (!typed[one]) context.addIssue({ code: 'custom', path: [one], message: errors.bank })
})

export const settingsFields = Object.keys(shape)
export const parseBillingSettings = (form: FormData) =>
  parseWithZod(form, { schema, disableAutoCoercion: true })

/** What the form says, as it is stored. */
export function settingsOf(value: z.output<typeof schema>): BillingSettingsInput {
  const typed = value as typeof value & Record<string, string | undefined>
  const numbers = authorities.map((one) => [one, typed[one]] as const)
  const { account_name, bank, account } = typed
  return {
    issuer_name: value.issuer_name,
    issuer_address: value.issuer_address,
    issuer_email: value.issuer_email,
    days_to_pay: value.days_to_pay,
    registrations: Object.fromEntries(numbers.filter(([, number]) => number)),
    bank:
      account_name && bank && account
        ? {
            account_name,
            bank,
            account,
            routing: typed.routing ?? null,
            swift: typed.swift ?? null,
          }
        : null,
  }
}

/** What is stored, as the form shows it. */
export const settingsAsFields = (settings: BillingSettings): Record<string, string> => ({
  issuer_name: settings.issuer_name,
  issuer_address: settings.issuer_address,
  issuer_email: settings.issuer_email,
  days_to_pay: String(settings.days_to_pay),
  ...settings.registrations,
  ...Object.fromEntries(bankFields.map((one) => [one, settings.bank?.[one] ?? ''])),
})
