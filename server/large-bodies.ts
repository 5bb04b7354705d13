import type { Context, MiddlewareHandler, Next } from 'hono'
import { networkPlace } from '#app/platform/network-address.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { functionFaults } from '#content/assistant-functions.ts'
import { refusal } from './refusal.ts'

/** A picture in JSON takes about 50 MB while it is parsed, so only this many are in memory at once. */
const [atOnce, atOnceEach] = [12, 3]
const retrySeconds = 5

/**
 * Limits the requests whose large bodies are in memory at the same time, of everybody and of one
 * address; others are asked to try again before anything is read.
 */
export function createLargeBodies() {
  const perAddress = new Map<string, number>()
  let all = 0
  return async (c: Context, next: Next, handle: MiddlewareHandler) => {
    const { address } = networkPlace(clientIp())
    const own = perAddress.get(address) ?? 0
    if (all >= atOnce || own >= atOnceEach)
      return refusal(c.req.raw, 429, functionFaults.busy, { 'retry-after': String(retrySeconds) })
    all += 1
    perAddress.set(address, own + 1)
    try {
      return await handle(c, next)
    } finally {
      all -= 1
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    }
  }
}
