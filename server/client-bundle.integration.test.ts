import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const assets = resolve('build/client/assets')
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
const textOf = (name: string) => readFileSync(join(assets, name), 'utf8')

/** The files that a built script imports at once. */
function importsIn(text: string): string[] {
  const statement = /(?:^|[;\n}])\s*(?:import|export)[\w*${}\s,]*?(?:from)?"\.\/([^"]+)"/g
  return [...text.matchAll(statement)].map(([, target = '']) => target)
}

/** Files that import each other in a circle: one of them would run before what it needs is there. */
function circlesIn(importsOf: Map<string, string[]>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (name: string, above: string[]) => {
    if (above.includes(name)) circles.push([...above.slice(above.indexOf(name)), name].join(' → '))
    if (done.has(name)) return
    done.add(name)
    for (const one of importsOf.get(name) ?? []) walk(one, [...above, name])
  }
  for (const name of importsOf.keys()) walk(name, [])
  return circles
}

it('no script of the build imports another one in a circle', () => {
  const importsOf = new Map(scripts.map((name) => [name, importsIn(textOf(name))]))
  expect([...importsOf.values()].flat().length).toBeGreaterThan(1000)
  expect(circlesIn(importsOf)).toEqual([])
})

it('a circle is found', () => {
  const importsOf = new Map([
    ['a.js', importsIn('import{a as b}from"./b.js";import"./c.js";')],
    ['b.js', importsIn('import e from"./c.js";var t=1;export{t};')],
    ['c.js', importsIn('import*as a from"./b.js"')],
  ])
  expect(circlesIn(importsOf)).toEqual(['b.js → c.js → b.js'])
})

it('a page of the panel or the portal loads at most 55 files of scripts', () => {
  const text = textOf(scripts.find((name) => /^manifest-\w+\.js$/.test(name)) ?? '')
  const { entry, routes } = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  ) as {
    entry: { module: string; imports: string[] }
    routes: Record<string, { module: string; imports?: string[]; parentId?: string }>
  }
  const filesOf = (id: string) => {
    const files = new Set([entry.module, ...entry.imports])
    for (let one = routes[id]; one; one = routes[one.parentId ?? '']) {
      for (const name of [one.module, ...(one.imports ?? [])]) files.add(name)
    }
    return files.size
  }
  for (const id of ['admin/tickets', 'admin/today', 'admin/person', 'portal/dashboard']) {
    const files = filesOf(`routes/${id}`)
    expect(files, id).toBeGreaterThan(10)
    expect(files, id).toBeLessThanOrEqual(55)
  }
})
