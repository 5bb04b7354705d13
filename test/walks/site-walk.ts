import type { Walk } from './walk.ts'

const editor = '/lead_admin/pages/solutions-evisa'
const redirects = '/lead_admin/redirects'

/** The texts of a page of the site, and an address that leads to another one. */
export async function walkSite(walk: Walk) {
  await writePage(walk)
  await keepRedirect(walk)
}

async function writePage({ staff, sql, one }: Walk) {
  async function send(intent: string, fields: Record<string, string> = {}) {
    const mark = /name="mark" value="([\d.]+)"/.exec(await staff.read(editor))?.[1] ?? ''
    await staff.send(editor, { intent, mark, ...fields })
  }
  const save = (intent: string, lead: string) => send(intent, { 'text.lead': lead })
  await save('save', 'A first lead.')
  await send('discard')
  await save('publish', 'A second lead.')
  await save('publish', 'A third lead.')
  const first = await one(
    sql`select id from page_text_versions where page = '/solutions/evisa' and version = 1`,
  )
  await staff.send(`${editor}/versions/${first}`, { version: '2' })
  await send('original')
}

async function keepRedirect({ staff, sql, one }: Walk) {
  const fields = { intent: 'save', from: '/walked', status: '301' }
  await staff.send(redirects, { ...fields, id: '', target: '/about' })
  const id = await one(sql`select id from redirects where from_path = '/walked'`)
  await staff.send(redirects, { ...fields, id, target: '/contact' })
  await staff.send(redirects, { intent: 'delete', id })
}
