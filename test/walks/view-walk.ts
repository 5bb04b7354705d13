import type { Walk } from './walk.ts'

const views = '/lead_admin/views/inbox'

/** A view of a list: saved, changed and deleted. */
export async function walkViews({ staff, sql, one }: Walk) {
  await staff.send(views, { intent: 'add', name: 'Walked', search: 'status=new' })
  const view = await one(sql`select id from saved_views where name = 'Walked'`)
  await staff.send(views, { intent: 'save', view, search: 'status=contacted' })
  await staff.send(views, { intent: 'remove', view })
}
