import { llmsText } from '#app/features/site/llms.ts'
import { publicText } from '#app/features/site/public-text.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/llms'

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(appContext).config
  return publicText(llmsText(baseUrl))
}
