import type { Contribution } from '#app/platform/contribution.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { sessionCookieName } from '#app/platform/signed-cookie.server.ts'
import { createVisitCounter } from './visit-counter.server.ts'
import { forgetOldVisits, recallOrigins, storeVisits } from './visit-service.server.ts'

const storeMilliseconds = 60_000

export const visits: Contribution = {
  parts: ({ config, now }) => ({
    visits: createVisitCounter(now, new URL(config.baseUrl).host, sessionCookieName),
  }),
  housekeeping: [forgetOldVisits],
  start(app) {
    const store = () =>
      asSystem(() => storeVisits(app)).catch((error) =>
        app.log.warn({ err: error }, 'visits were not stored, and are kept for later'),
      )
    const recall = () =>
      asSystem(() => recallOrigins(app)).catch((error) =>
        app.log.warn({ err: error }, 'origins of earlier visits were not read'),
      )
    const timer = setInterval(() => store().then(recall), storeMilliseconds)
    return async () => {
      clearInterval(timer)
      await store()
    }
  },
}
