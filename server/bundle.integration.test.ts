import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** What a module of the build imports statically; dynamic imports do not count. */
function importsIn(text: string): string[] {
  const statement = /(?:^|[;\n])\s*(?:import|export)\s*(?:[\w*${}\s,]+?\s*from\s*)?"([^"]+)"/g
  return [...text.matchAll(statement)].map(([, target = '']) => target)
}

/** The packages that a module and its static imports load. */
function packagesOf(file: string, seen = new Set<string>(), found = new Set<string>()) {
  if (seen.has(file)) return found
  seen.add(file)
  for (const target of importsIn(readFileSync(file, 'utf8'))) {
    if (target.startsWith('.')) packagesOf(resolve(dirname(file), target), seen, found)
    else if (!target.startsWith('node:'))
      found.add(target.split('/', target.startsWith('@') ? 2 : 1).join('/'))
  }
  return found
}

test('at its start the process loads few packages from outside its bundle', () => {
  // One more package costs memory and start time: bundle it (vite.config.ts), import it where it is
  // used, or add it here.
  const known =
    '@date-fns/tz @noble/ciphers ical-generator linkify-it otpauth pg pg-copy-streams pino'
  const shared = 'react react-dom react-router stream uqr zod'
  const found = [...packagesOf(resolve('build/server/index.js'))].sort()
  expect(found.join(' ')).toBe(`${known} ${shared}`)
})

test('a package that is loaded at the start from outside is found', () => {
  const text =
    'import{a}from"./b.js";import c,{d as e}from"nodemailer/lib"\nimport "x"\nawait import("y")'
  expect(importsIn(text)).toEqual(['./b.js', 'nodemailer/lib', 'x'])
})
