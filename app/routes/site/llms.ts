import { llmsText } from '#app/features/site/llms.ts'
import { publicText } from '#app/features/site/public-text.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/llms'

export async function loader({ context }: Route.LoaderArgs) {
  const { config, pageTexts } = context.get(appContext)
  return publicText(llmsText(config.baseUrl, await pageTexts.copies()))
}
