import { expect, test } from 'vitest'
import { blueprint } from '#content/blueprint.ts'
import { capabilities } from '#content/capabilities/overview.ts'
import { searchEntries } from './search-entries.ts'

const bodyOf = (path: string) => searchEntries().find((entry) => entry.path === path)?.body ?? ''

test('an excerpt is made of what a page says, and of no button, label or hidden text', () => {
  const body = bodyOf('/blueprint')
  expect(body).toContain('Plan the service before you build it.')
  expect(body).toContain(blueprint.hero.lead)
  expect(body).not.toContain(blueprint.hero.primary)
  expect(body).not.toContain(blueprint.journey.previous)
  expect(bodyOf('/capabilities')).not.toContain(capabilities.weave.label)
})

test('a heading does not run into the sentence after it', () => {
  expect(bodyOf('/solutions/healthcare')).not.toBe('')
  for (const { path, body } of searchEntries()) {
    expect(body, path).not.toMatch(/\s{2}/)
    expect(body, path).toMatch(/[.!?:]["')]?$/)
  }
  expect(bodyOf('/capabilities')).toContain(
    `${capabilities.table.title}. ${capabilities.table.text}`,
  )
})
