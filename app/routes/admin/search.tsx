import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { answerFor } from '#app/features/palette/palette-answer.server.ts'
import { PalettePage } from '#app/features/palette/palette-page.tsx'
import { palette } from '#content/palette.ts'
import type { Route } from './+types/search'

const mostOfEach = 15

export const meta: Route.MetaFunction = () => panelTitle(palette.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const { said, init } = await answerFor(url, context, mostOfEach)
  return data(said, init)
}

/** The retry-after header of a rate-limited answer. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function PanelSearch({ loaderData }: Route.ComponentProps) {
  return <PalettePage {...loaderData} />
}
