import { expect, test } from 'vitest'
import { invoiceIssue } from '#content/admin-invoices.ts'
import { sampleInvoices } from '#content/sample-invoices.ts'
import { issueWarnings } from './issue-warnings.ts'

const { warnings } = invoiceIssue
const issuer = { name: 'Unordin', address: ['1 Street'], email: 'a@b.example' }
const bank = { ...sampleInvoices.bank, bank: 'A bank' }
const tax = { id: 'a', name: 'QST', rate: 9_975, registration: '12', base: 0, amount: 0 }

test('what the settings lack is said before it is lacking for good', () => {
  expect(issueWarnings({ issuer: { ...issuer, bank }, taxes: [tax] })).toEqual([])
  const unregistered = { ...tax, registration: null }
  const exempt = { ...unregistered, name: 'Export', rate: 0 }
  expect(
    issueWarnings({ issuer: { ...issuer, bank: null }, taxes: [unregistered, exempt] }),
  ).toEqual([warnings.noBank, warnings.unregistered(['QST'])])
})

test('what belongs to the sample is not taken for the real thing', () => {
  const sampleTax = { ...tax, registration: sampleInvoices.tax.registration }
  const sample = { issuer: { ...issuer, bank: sampleInvoices.bank }, taxes: [sampleTax] }
  expect(issueWarnings(sample)).toEqual([warnings.sampleBank, warnings.sampleRegistration])
})
