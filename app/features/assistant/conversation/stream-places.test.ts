import { expect, test } from 'vitest'
import { createStreamPlaces } from './stream-places.ts'

const limits = { address: 3, site: 5, network: 8, total: 12 }

function openPlaces() {
  const places = createStreamPlaces(limits)
  const ended: string[] = []
  const take = (ip: string, name: string) => places.take(ip, () => ended.push(name))
  return { places, ended, take }
}

test('an address at its limit gives back its own stream that was quiet for the longest', () => {
  const { places, ended, take } = openPlaces()
  take('198.51.100.1', 'somebody else')
  const [first] = [1, 2, 3].map((count) => take('203.0.113.9', `stream ${count}`))
  first?.moved()
  take('203.0.113.9', 'stream 4')
  take('203.0.113.9', 'stream 5')
  expect(ended).toEqual(['stream 2', 'stream 3'])
  take('203.0.113.9', 'stream 6')
  expect(ended.at(-1)).toBe('stream 1')
  expect(places.count()).toBe(4)
})

test.each([
  ['a /64', (at: number) => `2001:db8:1:1::${at}`, limits.address],
  ['a /56', (at: number) => `2001:db8:1:${at.toString(16)}::1`, limits.site],
  ['a /48', (at: number) => `2001:db8:1:${at.toString(16)}00::1`, limits.network],
  ['a /24', (at: number) => `203.0.113.${at}`, limits.network],
  ['many networks', (at: number) => `2001:db8:${at}::1`, limits.total],
])('%s has a limit for all of its addresses together', (_, ip, limit) => {
  const { places, ended, take } = openPlaces()
  for (let at = 1; at <= 40; at += 1) take(ip(at), `stream ${at}`)
  expect(places.count()).toBe(limit)
  expect(ended[0]).toBe('stream 1')
})

test('whoever holds one keeps it, however many the neighbours take', () => {
  const { ended, take } = openPlaces()
  take('203.0.113.1', 'neighbour')
  take('198.51.100.1', 'far away')
  for (let at = 0; at < 60; at += 1) take(`203.0.113.${2 + (at % 3)}`, `stream ${at}`)
  for (let at = 0; at < 60; at += 1) take(`192.0.2.${at % 3}`, `stream ${at}`)
  expect(ended.length).toBeGreaterThan(100)
  expect(ended).not.toContain('neighbour')
  expect(ended).not.toContain('far away')
})

test('a place is free again when its stream is over, and leaving twice changes nothing', () => {
  const { places, ended, take } = openPlaces()
  const [first, second] = [1, 2, 3].map((count) => take('203.0.113.9', `stream ${count}`))
  first?.leave()
  first?.leave()
  first?.moved()
  expect(places.count()).toBe(2)
  take('203.0.113.9', 'stream 4')
  expect(ended).toEqual([])
  take('203.0.113.9', 'stream 5')
  expect(ended).toEqual(['stream 2'])
  second?.leave()
  expect(places.count()).toBe(3)
})

test.each([
  ['an address', () => '203.0.113.9', 32],
  ['a /56', (at: number) => `2001:db8:1:${(at % 256).toString(16)}::1`, 64],
  ['a /24', (at: number) => `203.0.113.${at % 256}`, 128],
  ['many networks', (at: number) => `2001:db8:${at.toString(16)}::1`, 500],
])('%s keeps as many of 600 streams as an instance allows', (_, ip, limit) => {
  const places = createStreamPlaces()
  for (let at = 0; at < 600; at += 1) places.take(ip(at), () => {})
  expect(places.count()).toBe(limit)
})
