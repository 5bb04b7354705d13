import { expect, it } from 'vitest'
import { chrome } from './chrome.ts'
import { sitePaths } from './site-map.ts'

const named = (label: string) => chrome.groups.find((group) => group.label === label)

it('the menu begins with the specified entries, in their order', () => {
  const entries = chrome.groups.map(({ label, links }) => [label, links.map((one) => one.label)])
  expect(entries).toEqual([
    ['Solutions', ['Blueprint', 'Public Sector Platforms', 'Core Capabilities']],
    ['Work', ['Projects & Impact', 'Blog & Insights']],
    ['Company', ['About Us', 'Vision', 'Careers', 'Contact']],
  ])
  expect(chrome.getStarted).toEqual({ label: 'Get Started', to: '/get-started' })
})

it('the five solutions follow by name, each with a line, then their overview', () => {
  const { more = [], foot = [] } = named('Solutions') ?? {}
  expect(more.map(({ to }) => to)).toEqual(
    ['evisa', 'governance', 'healthcare', 'aftrlife', 'construction'].map(
      (name) => `/solutions/${name}`,
    ),
  )
  for (const { note } of more) expect(note?.length).toBeGreaterThan(10)
  expect(foot[0]?.to).toBe('/solutions')
  const further = named('Company')?.more?.map(({ to }) => to)
  for (const path of ['/partners', '/clients', '/book']) expect(further).toContain(path)
})

it('every entry leads to a page of the site, once', () => {
  const links = chrome.groups.flatMap(({ links, more = [], foot = [] }) => [
    ...links,
    ...more,
    ...foot,
  ])
  const paths = links.map(({ to }) => to)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(sitePaths).toContain(path)
})
