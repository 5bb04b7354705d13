import { expect } from 'vitest'
import type { Client } from './app.ts'
import { dataOfRoute } from './route-data.ts'

// Form fields that some route acts on.
export const fields = {
  status: 'converted',
  intent: 'status',
  access: 'deactivated',
  set_role: 'admin',
  name: 'Made by a stranger',
  email: 'stranger@example.org',
  role: 'client_user',
}

/**
 * The four ways into a route: the document, its data, a post and a data post. A gate in a layout's
 * loader lets some of them through; one in middleware stops all.
 *
 * @param secret text that only permitted readers may ever receive
 */
export async function expectClosed(client: Client, path: string, routeId: string, secret: string) {
  const [bare = '', query] = path.split('?')
  const data = `${bare}.data${query ? `?${query}` : ''}`
  const answers = {
    document: await client.get(path),
    data: await client.get(data),
    'data of the child alone': await client.get(dataOfRoute(path, routeId)),
    post: await client.post(path, fields),
    'data post': await client.post(data, fields),
  }
  for (const [way, answer] of Object.entries(answers)) {
    const body = await answer.text()
    expect(body, `${way} of ${path}`).not.toContain(secret)
    const isPage = way === 'document' || way === 'post'
    expect(isPage ? [302] : [401, 403], `${way} of ${path}`).toContain(answer.status)
    if (isPage)
      expect(answer.headers.get('location'), `${way} of ${path}`).toMatch(/^\/(admin\/)?auth/)
  }
}
