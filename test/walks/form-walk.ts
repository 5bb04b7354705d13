import { demoSignIn } from '#app/features/demo/demo-service.server.ts'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { formWith, pdfBytes } from '#test/files.ts'
import type { Walk } from './walk.ts'

const leads = '/lead_admin/leads'
const applications = '/lead_admin/applications'
const quarantine = '/lead_admin/inbox/quarantine'
const trapped = { homepage: 'https://spam.example' }

/** What visitors send by forms, and what staff do with it. */
export async function walkForms(walk: Walk) {
  await followLead(walk)
  await followApplication(walk)
  await decideQuarantine(walk)
  await exceedMails(walk)
  await openDemo(walk)
}

/** A form that was opened a minute ago. */
const tokenFor = ({ product }: Walk, form: string) =>
  ownToken(product.app.secret, form, new Date(Date.now() - 60_000))

const contact = (walk: Walk, email: string, more = {}, visitor = walk.newVisitor()) =>
  visitor.send('/contact', {
    intake_token: tokenFor(walk, 'contact'),
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    company: 'Ministry of Works',
    interest: 'governance',
    message: 'We would like to talk about registers.',
    ...more,
  })

const apply = (walk: Walk, email: string, more = {}) =>
  walk.newVisitor().sendFiles(
    '/careers/apply?job=applied-ai-engineer',
    formWith(
      {
        intake_token: tokenFor(walk, 'application'),
        firstName: 'Wangari',
        lastName: 'Maathai',
        email,
        phone: '+254 20 555 0100',
        experience: 'Nine years of case systems',
        coverLetter: 'I would like to help.',
        ...more,
      },
      [['resume', 'resume.pdf', pdfBytes]],
    ),
  )

async function followLead(walk: Walk) {
  const { staff, sql, one } = walk
  await contact(walk, 'lead@works.example')
  const id = await one(sql`select id from leads where email = 'lead@works.example'`)
  await staff.send(`${leads}/${id}`, { intent: 'status', status: 'qualified', from: 'new' })
  await undoLast(walk)
  await answerLead(walk, id)
  await staff.send(`${leads}/${id}`, { intent: 'note', note: 'Called back.' })
  const me = { owner: staff.userId, was: '' }
  await staff.send(`${leads}/${id}`, { intent: 'owner', ...me })
  await staff.send(`${leads}/${id}`, {
    intent: 'next_step',
    step: 'Call',
    on: '2030-01-31',
    was: '',
  })
  await staff.send(`${leads}/${id}`, { intent: 'lost', reason: 'not_now', note: '', was: '' })
  await staff.send(`${leads}/${id}`, { intent: 'spam' })
  await staff.send(`${leads}/${id}`, { intent: 'not_spam' })
  await staff.read(`${leads}/export.csv`)
  await staff.send(`${leads}/${id}/convert`, { use: 'new', name: 'Works of the walk' })
}

async function followApplication(walk: Walk) {
  const { staff, sql, one } = walk
  await apply(walk, 'wangari@green.example')
  const id = await one(sql`select id from job_applications where email = 'wangari@green.example'`)
  const page = `${applications}/${id}`
  await staff.send(page, { intent: 'status', status: 'reviewing', from: 'new' })
  await undoLast(walk)
  await staff.send(page, { intent: 'note', note: 'Fits well.' })
  await staff.read(`${page}/resume`)
  await staff.send(`${page}/delete`)
}

/** A template is written, changed and deleted, and an answer is sent and stopped. */
async function answerLead(walk: Walk, lead: string) {
  const { staff, sql, one } = walk
  const templates = '/lead_admin/settings/templates'
  const fields = { intent: 'save', subject: 'Thank you', body: 'Dear {name}' }
  await staff.send(templates, { ...fields, id: '', version: '', name: 'Walked' })
  const id = await one(sql`select id from answer_templates where name = 'Walked'`)
  await staff.send(templates, { ...fields, id, version: '1', name: 'Walked again' })
  await staff.send(templates, { intent: 'delete', id })
  const answer = crypto.randomUUID()
  const words = { intent: 'send', subject: 'Thank you', body: 'Dear Ada' }
  await staff.send(`${leads}/${lead}/answer`, { ...words, answer })
  await undoLast(walk)
}

/** Takes back what staff have changed last. */
export async function undoLast({ staff, sql, one }: Walk) {
  const change = await one(
    sql`select change_id from undoable_changes where undone_at is null order by created_at desc limit 1`,
  )
  await staff.send('/lead_admin/undo', { change, back: leads })
}

async function decideQuarantine(walk: Walk) {
  const { staff, sql, one } = walk
  const idOf = (email: string) =>
    one(sql`select id from held_submissions where sender_email = ${email}`)
  await apply(walk, 'spam@green.example', trapped)
  await contact(walk, 'spam@works.example', trapped)
  const [application, message] = [
    await idOf('spam@green.example'),
    await idOf('spam@works.example'),
  ]
  await staff.read(`${quarantine}/${application}/file`)
  await staff.send(`${quarantine}/${application}`, { intent: 'release' })
  await staff.send(`${quarantine}/${message}`, { intent: 'discard' })
}

/** To more addresses than one visitor may cause mails in an hour. */
async function exceedMails(walk: Walk) {
  const visitor = walk.newVisitor()
  for (let time = 0; time < 13; time += 1)
    await contact(walk, `x@party-${time}.example`, {}, visitor)
}

async function openDemo({ newVisitor, product }: Walk) {
  const visitor = newVisitor()
  const { loginId, password } = demoSignIn(product.app)
  await visitor.fail('/allied', { loginId, password: 'not this one' })
  await visitor.send('/allied', { loginId, password })
}
