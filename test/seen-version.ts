import type { Client } from '#test/app.ts'

/** The version that a page's forms name, as a reader who opens it now would post it. */
export async function basedOn(client: Client, path: string): Promise<string> {
  const page = await (await client.get(path)).text()
  return /name="based" value="([^"]+)"/.exec(page)?.[1] ?? ''
}
