import { publicText, securityText } from '#app/features/site/machine-texts.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/security-txt'

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(appContext).config
  return publicText(securityText(baseUrl, context.get(requestContext).now))
}
