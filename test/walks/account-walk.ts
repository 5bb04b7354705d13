import { addWith } from '#test/passkeys.ts'
import { codeOf } from '#test/totp.ts'
import { password, type Walk } from './walk.ts'

const phrase = 'granite harbour violin'

/** Signing up, signing in and out, and what people change at their own accounts. */
export async function walkAccounts(walk: Walk) {
  await forgetPassword(walk, await signUp(walk))
  const person = await walk.newPerson('client_user', walk.clientAdmin.clientId)
  const account = '/dashboard/account'
  await person.send(account, { intent: 'profile', fullName: 'Mary Somerville' })
  const mails = { projects: 'daily', requests: 'off', decisions: 'now', comments: 'now' }
  const more = { tickets: 'daily', colleagues: 'now', timeZone: 'Asia/Tokyo' }
  await person.send(account, { intent: 'mails', ...mails, ...more })
  await person.send(account, { intent: 'calendar-make' })
  await person.send(account, { intent: 'calendar-make' })
  await person.send(account, { intent: 'calendar-revoke' })
  await changeAddress(walk, person)
  await keepSecondFactor(walk, person)
  await keepPasskey(walk, person)
  await person.send(account, { intent: 'password', password, newPassword: phrase })
  await person.send('/auth/sign-out')
  const leaver = await walk.newPerson('client_user', walk.clientAdmin.clientId)
  await leaver.read(`${account}/data.zip`)
  await leaver.send(`${account}/close`, { intent: 'close', password })
}

type Person = Awaited<ReturnType<Walk['newPerson']>>

async function signUp({ newVisitor, mailedLink }: Walk): Promise<string> {
  const [visitor, email] = [newVisitor(), 'ada@engine.example']
  await visitor.send('/auth', { intent: 'sign-up', fullName: 'Ada Lovelace', email, password })
  await visitor.read(await mailedLink(email, '/auth/verify'))
  await visitor.fail('/auth', { intent: 'sign-in', email, password: 'not this one' })
  return email
}

async function forgetPassword({ newVisitor, mailedLink }: Walk, email: string) {
  const visitor = newVisitor()
  await visitor.send('/auth/forgot', { email })
  await visitor.send(await mailedLink(email, '/auth/reset'), { password: phrase })
}

/** An address that another account gets at the same time, one that is refused, one that is cancelled, and one that is made. */
async function changeAddress(walk: Walk, person: Person) {
  const { newVisitor, mailedLink } = walk
  const account = '/dashboard/account'
  const link = '/auth/address'
  const [wanted, visitor] = ['mary@somerville.example', newVisitor()]
  const other = await walk.newPerson('client_user', walk.clientAdmin.clientId)
  for (const { email, send } of [person, other]) {
    await send(account, { intent: 'address', email: 'nobody@somerville.example', password })
    await visitor.send(await mailedLink(email, link), { intent: 'refuse' })
    await send(account, { intent: 'address', email: wanted, password })
    await visitor.send(await mailedLink(wanted, link), { intent: 'agree' })
  }
  for (const { email } of [other, person])
    await visitor.send(await mailedLink(email, link), { intent: 'agree' })
  await person.send(account, { intent: 'address', email: 'ida@somerville.example', password })
  await person.send(account, { intent: 'address-cancel' })
}

async function keepSecondFactor({ newVisitor }: Walk, { email, read, send }: Person) {
  const page = '/dashboard/account/second-factor'
  await send(page, { intent: 'begin', password })
  const [secret = ''] = /[A-Z2-7]{4}( [A-Z2-7]{1,4}){4,}/.exec(await read(page)) ?? []
  await send(page, { intent: 'confirm', code: codeOf(secret) })
  const codes = await (await send(page, { intent: 'renew', password })).text()
  const [, code = ''] = />([a-z0-9]{5}-[a-z0-9]{5})</.exec(codes) ?? []
  const elsewhere = newVisitor()
  await elsewhere.send('/auth', { intent: 'sign-in', email, password })
  await elsewhere.send('/auth/code', { kind: 'recovery', code })
  await send(page, { intent: 'turn-off', password })
}

async function keepPasskey({ sql, one }: Walk, { client, userId, send }: Person) {
  const page = '/dashboard/account/passkeys'
  await addWith({ browser: client, page }, password, 'My laptop', {})
  const id = await one(sql`select id from auth_passkeys where user_id = ${userId}`)
  await send(`${page}?rename=${id}`, { intent: 'rename', name: 'Old laptop' })
  await send(`${page}?remove=${id}`, { intent: 'remove', password })
}
