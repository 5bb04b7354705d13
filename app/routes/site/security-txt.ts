import { publicText } from '#app/features/site/public-text.ts'
import { securityText } from '#app/features/site/security-txt.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/security-txt'

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(appContext).config
  return publicText(securityText(baseUrl, context.get(requestContext).now))
}
