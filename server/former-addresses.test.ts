import { expect, test } from 'vitest'
import { currentAddress } from './former-addresses.ts'

test.each([
  ['/dashboard/organisation', '/dashboard/organization'],
  ['/dashboard/organisation/invite?a=1', '/dashboard/organization/invite?a=1'],
  ['/dashboard/organization/invite?a=1', '/dashboard/organization/invitations/new?a=1'],
  ['/dashboard/organization/invitations', undefined],
  ['/lead_admin/inbox/held', '/lead_admin/inbox/quarantine'],
  ['/plates/evisa.svg', '/illustrations/evisa.svg'],
  ['/plates//evil.example', '/illustrations//evil.example'],
  ['/dashboard/organisations', undefined],
  ['/plates.svg', undefined],
  ['/', undefined],
])('%s leads to %s', (former, current) => {
  expect(currentAddress(new URL(former, 'https://unordin.example'))).toBe(current)
})
