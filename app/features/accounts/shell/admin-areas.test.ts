import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminGroups, allAreas, areaName, areaOf } from './admin-areas.ts'

const icons = readFileSync('app/features/accounts/shell/panel-icons.svg', 'utf8')

test('every area and every group that folds has an icon of its own', () => {
  const folded = adminGroups.flatMap(({ key, folds }) => (folds ? [key] : []))
  const names = [...allAreas.map(areaName), ...folded]
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(icons, name).toContain(`id="${name}"`)
})

test('an address belongs to the area whose address it begins with', () => {
  expect(areaOf('/lead_admin')?.label).toBe('Today')
  expect(areaOf('/lead_admin/leads')?.label).toBe('Blueprint Leads')
  expect(areaOf('/lead_admin/clients/new')?.label).toBe('Clients')
  expect(areaOf('/lead_admin/account')).toBeUndefined()
})
