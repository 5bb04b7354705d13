import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { softwareList } from './software-list.ts'

test('the list of libraries is CycloneDX, the same each time, and names every dependency and no registry', async () => {
  const text = await softwareList(process.cwd())
  const bom = JSON.parse(text)
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'unordin' } },
  })
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  type Listed = { name: string; version: string }
  const listed = bom.components.map(({ name, version }: Listed) => `${name}@${version}`)
  for (const [name, version] of Object.entries(dependencies))
    expect(listed).toContain(`${name}@${version}`)
  expect(text).not.toMatch(/registry|"distribution"/)
  expect(await softwareList(process.cwd())).toBe(text)
})
