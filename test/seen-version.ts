import type { Client } from '#test/app.ts'

/** What a page's forms say they are based on, as whoever looks at it now would post it. */
export async function basedOn(client: Client, path: string): Promise<string> {
  const page = await (await client.get(path)).text()
  return /name="based" value="([^"]+)"/.exec(page)?.[1] ?? ''
}
