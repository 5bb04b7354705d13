import { publicText } from '#app/features/site/public-text.ts'
import { robotsText } from '#app/features/site/robots.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(appContext).config
  return publicText(robotsText(baseUrl))
}
