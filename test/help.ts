import { expect } from 'vitest'
import { actorPassword, createActor } from './accounts.ts'
import { type Client, startTestApp } from './app.ts'

type Fields = Record<string, string>
const panel = '/lead_admin/help'

export const statusOf = async (who: Client, path: string) => (await who.get(path)).status
export const textOf = async (who: Client, path: string) => (await who.get(path)).text()

/** The product with two clients, and what staff do with help articles. */
export async function startWithHelp() {
  const product = await startTestApp()
  const sql = product.app.db.client
  const staff = product.client()
  await staff.signIn()
  const enter = async () => {
    const reader = await createActor(product, 'client_user')
    const client = product.client()
    await client.signIn(reader.email, actorPassword)
    return { reader, client }
  }
  const { reader, client: ours } = await enter()
  const { reader: stranger, client: theirs } = await enter()
  const post = (path: string, fields: Fields) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return staff.form(path, form)
  }
  const versionOf = async (id: string) => {
    const [row] = await sql`select version from help_articles where id = ${id}`
    return String(row?.version)
  }
  const save = async (id: string, fields: Fields) =>
    post(`${panel}/${id}`, { version: await versionOf(id), ...fields })

  /** An article that is published, unless it is said otherwise. */
  async function written(fields: Fields, isPublished = true) {
    const id: string = crypto.randomUUID()
    const given = { title: 'An article', audience: 'clients', ...fields }
    expect((await post(`${panel}/new`, { id, ...given })).status).toBe(302)
    const [row] = await sql`select slug from help_articles where id = ${id}`
    const slug = String(row?.slug)
    const all = { ...given, slug }
    if (isPublished) expect((await save(id, { ...all, move: 'publish' })).status).toBe(302)
    return { id, slug, all, path: `/dashboard/help/${slug}` }
  }
  return { product, sql, staff, ours, theirs, reader, stranger, post, save, versionOf, written }
}
