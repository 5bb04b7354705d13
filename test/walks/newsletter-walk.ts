import { ownToken } from '#app/features/intake/form-token.server.ts'
import { signedId } from '#app/platform/signed-id.server.ts'
import { basedOn } from '#test/seen-version.ts'
import type { Walk } from './walk.ts'

const list = '/lead_admin/newsletter'

/** Readers who subscribe and leave, and the issues that staff send them. */
export async function walkNewsletter(walk: Walk) {
  const { staff } = walk
  const email = 'reader@works.example'
  await subscribe(walk, email)
  await subscribe(walk, 'second@works.example')
  await sendIssue(walk)
  const id = await walk.one(walk.sql`select id from newsletter_subscribers where email = ${email}`)
  await leaveAndReturn(walk, id)
  await staff.read(`${list}/subscribers/export.csv`)
  await staff.send(`${list}/subscribers/${id}/remove`)
}

async function subscribe({ product, newVisitor, mailedLink }: Walk, email: string) {
  const visitor = newVisitor()
  const opened = new Date(Date.now() - 60_000)
  const intake_token = ownToken(product.app.secret, 'newsletter', opened)
  await visitor.send('/newsletter', { intake_token, email, page: '/blog' })
  await visitor.send(await mailedLink(email, '/newsletter/confirm'))
}

async function leaveAndReturn({ newVisitor, product }: Walk, id: string) {
  const visitor = newVisitor()
  const link = `/newsletter/unsubscribe?token=${signedId(product.app.secret, 'newsletter-leave', id)}`
  await visitor.send(link, { intent: 'leave' })
  await visitor.send(link, { intent: 'return' })
}

async function sendIssue({ staff }: Walk) {
  const create = async () => (await staff.send(list)).headers.get('location') ?? ''
  const save = async (page: string, fields: Record<string, string>) =>
    staff.send(page, { ...fields, based: await basedOn(staff.client, page) })
  const text = { subject: 'Autumn at the registers', introduction: 'Dear reader,' }
  const issue = await create()
  await save(issue, { ...text, intent: 'test' })
  // Slow enough that it is still being sent when it is stopped.
  await save(`${issue}/send`, { rate: '1' })
  for (const intent of ['stop', 'resume', 'stop']) await staff.send(issue, { intent })
  await save(await create(), { intent: 'discard' })
}
