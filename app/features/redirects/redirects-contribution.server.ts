import type { Contribution } from '#app/platform/contribution.server.ts'
import { createRedirects } from './redirect-service.server.ts'

export const redirects: Contribution = {
  // `createApp` knows the routes and says which paths are the product's own.
  parts: ({ db, log }) => ({
    redirects: createRedirects({ db, log }),
    isOwnPath: async () => true,
  }),
}
