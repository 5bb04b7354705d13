import { answerFor } from '#app/features/palette/palette-answer.server.ts'
import type { Route } from './+types/search-answer'

const mostOfEach = 5

/** What the palette asks while somebody types. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { said, init } = await answerFor(url, context, mostOfEach)
  return Response.json(said, init)
}
