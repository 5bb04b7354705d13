import type { Context, MiddlewareHandler, Next } from 'hono'
import { networkPlace } from '#app/platform/network-address.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { functionFaults } from '#content/assistant-functions.ts'
import { refusal } from './refusal.ts'

/** A picture in JSON takes some 50 MB on its way from text to bytes: so many are in memory at once. */
const [atOnce, atOnceEach] = [12, 3]
const retrySeconds = 5

/**
 * Lets in so many requests at a time whose large bodies are held in memory, of everybody and of one
 * address; others are asked to come again, before anything of theirs is read.
 */
export function createLargeBodies() {
  const held = new Map<string, number>()
  let all = 0
  return async (c: Context, next: Next, handle: MiddlewareHandler) => {
    const { address } = networkPlace(clientIp())
    const own = held.get(address) ?? 0
    if (all >= atOnce || own >= atOnceEach)
      return refusal(c.req.raw, 429, functionFaults.busy, { 'retry-after': String(retrySeconds) })
    all += 1
    held.set(address, own + 1)
    try {
      return await handle(c, next)
    } finally {
      all -= 1
      const left = (held.get(address) ?? 1) - 1
      if (left > 0) held.set(address, left)
      else held.delete(address)
    }
  }
}
