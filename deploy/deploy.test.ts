import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from '#app/platform/config-variables.server.ts'
import manifest from '../package.json' with { type: 'json' }
import { commandOf, environmentOf, readDockerfile, type Stage } from './dockerfile.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8')
const [build, image] = readDockerfile(read('Dockerfile')) as [Stage, Stage]
const unit = read('unordin.service')
const compose = read('compose.yaml')

/** What `npm start` gives to Node. */
const startArguments = manifest.scripts.start.replace('exec node ', '').split(' ')

test('the image starts the product as npm start does, as a user who may do nothing', () => {
  expect(commandOf(image, 'CMD')).toEqual(['node_modules/.bin/node', ...startArguments])
  expect(image.steps.find(({ word }) => word === 'USER')?.rest).toBe('1000:1000')
  for (const part of ['deploy/healthcheck.ts', ...startArguments].filter((one) =>
    one.endsWith('.ts'),
  ))
    expect(existsSync(join(root, part)), part).toBe(true)
  expect(commandOf(image, 'HEALTHCHECK').join(' ')).toContain('deploy/healthcheck.ts $PORT')
  expect(build.name).toBe('build')
})

test('the unit starts the product as npm start does, and always again', () => {
  expect(unit).toContain(
    `ExecStart=/opt/unordin/node_modules/.bin/node ${startArguments.join(' ')}`,
  )
  for (const part of ['Restart=always', 'KillMode=mixed', 'ProtectSystem=strict'])
    expect(unit).toContain(part)
})

test('every variable that is set is one that the product reads', () => {
  const known = new Set([...Object.keys(variables.shape), 'NODE_ENV', 'NODE_COMPILE_CACHE'])
  const [instance = ''] = /environment:[\s\S]*?depends_on:/.exec(compose) ?? []
  const inCompose = [...instance.matchAll(/^ {4}([A-Z_\d]+):/gm)].map(([, name]) => name)
  const inUnit = [...(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)]
  expect(inCompose.length).toBeGreaterThan(10)
  for (const name of [
    ...inCompose,
    ...inUnit.map(([, one]) => one),
    ...Object.keys(environmentOf(image)),
  ])
    expect(known, name).toContain(name)
})

test('proxies never send a post twice, and let through what the product takes', () => {
  const pass = read('nginx/pass.conf')
  expect(pass).toMatch(/^proxy_next_upstream error timeout;$/m)
  expect(pass).toContain('client_max_body_size 130m')
  expect(read('Caddyfile')).toContain('max_size 130MB')
  expect(read('Caddyfile')).not.toContain('lb_retry_match')
})
