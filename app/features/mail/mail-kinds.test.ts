import { expect, test } from 'vitest'
import { mailSamples } from '#test/mail-samples.ts'
import { choiceOf, chosenKinds } from './mail-kinds.ts'
import type { Mail } from './mail-service.server.ts'

test('every mail about which people of a client have a choice names the page that it leads to', async () => {
  const samples = await Promise.all(Object.values(mailSamples()))
  const mails = samples.filter((one): one is Mail => 'kind' in one)
  const chosen = mails.filter(({ kind }) => choiceOf(kind))
  for (const { kind, page } of chosen) expect(page, kind).toMatch(/^\/dashboard\//)
  const kinds = new Set(chosen.map(({ kind }) => choiceOf(kind)))
  expect([...kinds].sort()).toEqual([...chosenKinds].sort())
})

test('what is about access and money is always sent', () => {
  for (const kind of [
    ...(['invoice.issued', 'payment.received', 'account.passwordChanged'] as const),
    ...(['colleague.ended', 'colleague.role', 'digest.sent'] as const),
  ])
    expect(choiceOf(kind)).toBeNull()
})
