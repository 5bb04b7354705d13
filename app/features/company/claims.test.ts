import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { variables } from '#app/platform/config-variables.server.ts'
import { asvs } from '#content/asvs.ts'
import { questions } from '#content/security-questionnaire.ts'
import { asvsRows } from './asvs.data.ts'
import { claimSources } from './claim-sources.data.ts'
import { type ClaimSource, claimIds } from './claims.ts'
import { factKeys } from './company-facts.ts'
import { answerSources } from './questionnaire.data.ts'

const contentOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const migrated = contentOf('app/platform/schema.data.ts') ?? ''

/** Why a source shows nothing any more; undefined while it does. */
function faultOf(source: ClaimSource): string | undefined {
  if ('setting' in source)
    return source.setting in variables.shape ? undefined : `no setting ${source.setting}`
  if ('table' in source)
    return migrated.includes(`\n  ${source.table}: {`) ? undefined : `no table ${source.table}`
  if ('stated' in source)
    return factKeys.includes(source.stated) ? undefined : `no company fact ${source.stated}`
  const path = 'test' in source ? source.test : source.file
  const content = contentOf(path)
  if (content === undefined) return `no file ${path}`
  const words = 'test' in source ? source.name : source.has
  if (!words || !content.includes(words)) return `${path} has no "${words}"`
  const line = content.split('\n').find((one) => one.includes(words)) ?? ''
  if ('test' in source && /\b(skip|todo)\b/.test(line)) return `${path} skips "${words}"`
  return undefined
}

describe('every claim of the page Trust has a source that is there', () => {
  test.each(claimIds)('%s', (id) => {
    expect(claimSources[id].length).toBeGreaterThan(0)
    expect(claimSources[id].map(faultOf).filter(Boolean)).toEqual([])
  })

  test.each<[string, ClaimSource]>([
    ['a test file', { test: 'app/nothing.test.ts', name: 'x' }],
    ['a test', { test: 'server/http.integration.test.ts', name: 'a test that was renamed' }],
    ['a test without a name', { test: 'server/http.integration.test.ts', name: '' }],
    ['words in a file', { file: 'server/security.ts', has: 'a header that was removed' }],
    ['a setting', { setting: 'NO_SUCH_SETTING' }],
    ['a table', { table: 'no_such_table' }],
    ['a company fact', { stated: 'no_such_fact' as 'legal_name' }],
  ])('the loss of %s is found', (_, source) => {
    expect(faultOf(source)).toBeTruthy()
  })
})

test('a requirement of the standard that is not met says why', () => {
  const reasons = asvs as Record<string, { note?: string }>
  for (const [id, row] of Object.entries(asvsRows))
    expect('claim' in row || 'source' in row || Boolean(reasons[id]?.note), id).toBe(true)
})

test('every source of a requirement that is met is there', () => {
  const faults = Object.entries(asvsRows).flatMap(([id, row]) =>
    'source' in row ? [[id, faultOf(row.source)]] : [],
  )
  expect(faults.length).toBeGreaterThan(20)
  expect(faults.filter(([, fault]) => fault)).toEqual([])
})

test('an answer without a source is written, and says yes or no', () => {
  const written = questions as Record<string, { answer?: string; no?: string }>
  for (const [id, source] of Object.entries(answerSources)) {
    const { answer, no } = written[id] ?? {}
    expect(Boolean(answer ?? no), id).toBe(source === 'written')
  }
  expect(Object.keys(answerSources).length).toBeGreaterThanOrEqual(40)
})
