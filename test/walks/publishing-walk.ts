import { formWith, pngBytes } from '#test/files.ts'
import type { Walk } from './walk.ts'

const taxonomy = '/lead_admin/taxonomy'
const taxonomies = [
  [taxonomy, 'sectors'],
  [`${taxonomy}/capabilities`, 'capabilities'],
  [`${taxonomy}/content-types`, 'content_types'],
] as const
const publications = [
  ['/lead_admin/insights', 'insights', 'insight_versions', 'insight_id'],
  ['/lead_admin/published-projects', 'public_projects', 'project_versions', 'project_id'],
  ['/lead_admin/help', 'help_articles', 'help_versions', 'help_id'],
] as const

/** Sectors, capabilities and content types, insights, projects and help articles, and pictures. */
export async function walkPublishing(walk: Walk) {
  for (const taxonomy of taxonomies) await keepTerm(walk, taxonomy)
  for (const kind of publications) await publish(walk, kind)
  const picture = formWith({ alt: 'A dot' }, [['file', 'dot.png', pngBytes]])
  await walk.staff.sendFiles('/lead_admin/pictures/file-upload', picture)
}

async function keepTerm({ staff, sql, one }: Walk, [page, table]: (typeof taxonomies)[number]) {
  await staff.send(page, { name: 'Others' })
  await staff.send(page, { name: 'Harbours' })
  const id = await one(sql`select id from ${sql(table)} where name = 'Harbours'`)
  await staff.send(page, { id, name: 'Ports', slug: 'ports' })
  for (const move of ['up', 'off', 'on', 'remove']) await staff.send(page, { id, move })
}

async function publish(
  { staff, sql, one }: Walk,
  [list, table, versions, key]: (typeof publications)[number],
) {
  const id = crypto.randomUUID()
  const [page, title] = [`${list}/${id}`, 'A new thing']
  const now = () => one(sql`select version from ${sql(table)} where id = ${id}`)
  const slug = `thing-${id}`
  // Only help articles have one.
  const audience = 'clients'
  const save = async (fields: Record<string, string>) =>
    staff.send(page, { title, slug, audience, version: await now(), ...fields })
  await staff.send(`${list}/new`, { id, title, slug, audience })
  await save({ title: 'Another title' })
  await save({ move: 'publish' })
  await save({ move: 'unpublish' })
  const year = new Date().getUTCFullYear() + 1
  await save({ move: 'schedule', publishAt: `${year}-01-01T10:00` })
  const first = await one(
    sql`select id from ${sql(versions)} where ${sql(key)} = ${id} and version = 2`,
  )
  await staff.send(`${page}/versions/${first}`, { version: await now() })
  await save({ move: 'delete' })
}
