import { expect, it } from 'vitest'
import { claimIds } from '#app/features/company/claims.ts'
import { claimGroups } from './claim-groups.ts'

const faultsOf = (groups: Record<string, readonly string[]>) => {
  const placed = Object.values(groups).flat()
  return claimIds.filter((id) => placed.filter((one) => one === id).length !== 1)
}

it('every claim is in one group', () => {
  expect(faultsOf(claimGroups)).toEqual([])
})

it('the check finds a claim in no group, and one in two', () => {
  expect(faultsOf({ ...claimGroups, access: claimGroups.access.slice(1) })).toEqual(['tenancy'])
  expect(faultsOf({ ...claimGroups, more: ['audit'] })).toEqual(['audit'])
})
