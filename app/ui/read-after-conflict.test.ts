import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { shouldRevalidate as afterInvoice } from '#app/routes/admin/invoice.tsx'
import { shouldRevalidate as afterCredit } from '#app/routes/admin/invoice-credit.tsx'

function args(actionStatus: number, intent: string): ShouldRevalidateFunctionArgs {
  const formData = new FormData()
  formData.set('intent', intent)
  const url = new URL('http://localhost/lead_admin/invoices/x')
  const place = { currentUrl: url, nextUrl: url, currentParams: {}, nextParams: {} }
  return { ...place, actionStatus, formData, defaultShouldRevalidate: false }
}

test('an invoice is read again after a conflict of its small forms, and not under what is typed in its editor', () => {
  expect(afterInvoice(args(409, 'payment'))).toBe(true)
  expect(afterInvoice(args(409, 'save'))).toBe(false)
  expect(afterInvoice(args(503, 'payment'))).toBe(false)
})

test('a credit note shows what is left when it was refused, and stays when the server was not reached', () => {
  expect(afterCredit(args(409, 'issue'))).toBe(true)
  expect(afterCredit(args(422, 'preview'))).toBe(true)
  expect(afterCredit(args(503, 'issue'))).toBe(false)
})
