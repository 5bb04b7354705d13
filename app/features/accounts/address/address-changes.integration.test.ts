import { afterAll, describe, expect, test, vi } from 'vitest'
import { addressChanges, password } from '#test/address-changes.ts'
import { startTestApp } from '#test/app.ts'
import { stopClock } from '#test/clock.ts'

const product = await startTestApp()
afterAll(() => product.close())
const page = '/dashboard/account'
const sql = product.app.db.client
const { signedIn, newAddress, kindsTo, mailsTo, linkTo, answer, emailOf, text } =
  addressChanges(product)
const actionsOn = async (userId: string) => {
  const rows =
    await sql`select action from audit_events where subject_id = ${userId} order by action`
  return rows.map(({ action }) => action as string)
}
const actionsBy = async (userId: string) => {
  const rows = await sql`select action from audit_events where actor_id = ${userId}`
  return rows.map(({ action }) => action as string)
}

describe('a change of address', () => {
  test('is made when both have agreed, signed out, and takes along what is bound to it', async () => {
    const person = await signedIn()
    const [to, elsewhere] = [newAddress(), product.client()]
    await elsewhere.signIn(person.email, password)
    await sql`insert into newsletter_subscribers (email, state, consent_text, consent_page, consent_at, confirmed_at)
      values (${person.email}, 'confirmed', 'x', '/', now(), now())`
    await sql`insert into client_invitations (client_id, email, role, token_hash, expires_at)
      values (${person.clientId}, ${to}, 'client_user', ${Buffer.from(to)}, now() + interval '1 day')`
    await sql`update clients set contact_email = ${person.email} where id = ${person.clientId}`
    const [known] =
      await sql`select person_id from person_addresses where address = ${person.email}`
    expect((await person.ask(`  ${to.toUpperCase()} `)).status).toBe(302)
    expect(await kindsTo(person.email)).toEqual(['Allow'])
    expect(await kindsTo(to)).toEqual(['Confirm'])
    expect((await mailsTo(to))[0]?.text).not.toContain(person.email)
    const [old, fresh] = [await linkTo(person.email), await linkTo(to)]
    expect(await text(person)).toContain('Not yet')

    const opened = await (await product.client().get(fresh)).text()
    expect(opened).toContain('Confirm this address')
    expect(opened).not.toContain(person.email)
    expect(await answer(fresh, 'agree')).toContain('as soon as the other mailbox has agreed')
    expect(await answer(fresh, 'agree')).toContain('no longer works')
    expect(await emailOf(person)).toBe(person.email)
    expect(await text(person)).toContain('Agreed')
    expect(await answer(old, 'agree')).toContain('Your email address has changed')

    expect(await emailOf(person)).toBe(to)
    expect((await person.client.get(page)).status).toBe(302)
    expect((await elsewhere.get(page)).status).toBe(302)
    expect((await product.client().signIn(person.email, password)).status).toBe(401)
    expect((await product.client().signIn(to, password)).status).toBe(302)
    expect((await kindsTo(person.email)).at(-1)).toBe('Changed')
    expect((await kindsTo(to)).at(-1)).toBe('Changed')
    const [now] = await sql`select a.person_id, p.emails from person_addresses a
      join people p on p.id = a.person_id where a.address = ${to}`
    expect(now?.person_id).toBe(known?.person_id)
    expect(now?.emails).toBe(to)
    const [moved] = await sql`select
      (select count(*)::int from newsletter_subscribers where email = ${to}) as newsletter,
      (select contact_email from clients where id = ${person.clientId}) as contact,
      (select count(*)::int from client_invitations where email = ${to} and revoked_at is null) as invited`
    expect(moved).toEqual({ newsletter: 1, contact: to, invited: 0 })
    expect(await actionsOn(person.userId)).toEqual([
      ...['account.address_agreed', 'account.address_agreed', 'account.address_asked'],
      'account.address_changed',
    ])
    const seen =
      await sql`select action from client_activity where ${person.userId} in (user_id, about_user_id)
      and action like 'account.address%'`
    expect(seen).toHaveLength(4)
    for (const link of [old, fresh])
      expect(await answer(link, 'agree')).toContain('no longer works')
  })

  test('keeps the session that answers, and ends links to reset the password', async () => {
    const person = await signedIn()
    const to = newAddress()
    await product.client().post('/auth/forgot', { email: person.email })
    await person.ask(to)
    const other = await signedIn()
    await answer(await linkTo(person.email), 'agree', other.client)
    expect(await actionsBy(other.userId)).not.toContain('account.address_agreed')
    await answer(await linkTo(to), 'agree', person.client)
    expect(await text(person)).toContain(to)
    expect(await sql`select kind from auth_tokens where user_id = ${person.userId}`).toEqual([])
  })

  test.each(['old', 'new'] as const)(
    'the %s mailbox may refuse it, also afterwards',
    async (side) => {
      const person = await signedIn()
      const to = newAddress()
      await person.ask(to)
      const links = { old: await linkTo(person.email), new: await linkTo(to) }
      await answer(links[side === 'old' ? 'new' : 'old'], 'agree')
      expect(await answer(links[side], 'refuse')).toContain('stays as it is')
      for (const link of Object.values(links))
        expect(await answer(link, 'agree')).toContain('no longer works')
      expect(await emailOf(person)).toBe(person.email)
      expect(await kindsTo(person.email)).toEqual(['Allow', 'Kept'])
      expect(await text(person)).toContain('Change email address')
      expect(await actionsOn(person.userId)).toContain('account.address_refused')
    },
  )

  test('is cancelled by its owner, replaced by another, and ends after 24 hours', async () => {
    const person = await signedIn()
    const [first, second] = [newAddress(), newAddress()]
    await person.ask(first)
    await person.ask(second)
    expect(await answer(await linkTo(first), 'agree')).toContain('no longer works')
    const link = await linkTo(second)
    const later = vi.spyOn(product.app, 'now')
    later.mockReturnValue(new Date(Date.now() + 24 * 3_600_000 + 1_000))
    expect(await answer(link, 'agree')).toContain('no longer works')
    later.mockRestore()
    expect(await (await product.client().get(link)).text()).toContain('Confirm this address')
    for (let sent = 0; sent < 2; sent++)
      expect((await person.client.post(page, { intent: 'address-cancel' })).status).toBe(302)
    expect(await answer(link, 'agree')).toContain('no longer works')
    const cancelled = (await actionsOn(person.userId)).filter((one) => one.endsWith('cancelled'))
    expect(cancelled).toHaveLength(1)
  })

  test('needs the password and another address, and is limited', async () => {
    using _clock = stopClock(product)
    const person = await signedIn()
    const wrong: [string, string, string][] = [
      ['x', password, 'valid email'],
      [newAddress(), 'not-my-password', 'This is not your current password'],
      [person.email, password, 'This is your address already'],
      [newAddress(), '', 'Please enter your password'],
    ]
    for (const [email, given, message] of wrong) {
      const refused = await person.ask(email, given)
      expect(refused.status, message).toBe(422)
      const body = await refused.text()
      expect(body).toContain(message)
      expect(body).not.toContain(`value="${password}"`)
    }
    expect(await kindsTo(person.email)).toEqual([])
    for (let sent = 0; sent < 5; sent++) await person.ask(newAddress())
    expect((await person.ask(newAddress())).status).toBe(429)
  })

  test('serves staff too', async () => {
    const staff = await signedIn('admin')
    const to = newAddress()
    expect((await staff.ask(to, password, '/lead_admin/account')).status).toBe(302)
    await answer(await linkTo(to), 'agree')
    await answer(await linkTo(staff.email), 'agree')
    expect(await emailOf(staff)).toBe(to)
  })
})

describe('an address of another account', () => {
  test('is answered like any other; its mailbox alone is told', async () => {
    const [person, other] = [await signedIn(), await signedIn()]
    const asked = await person.ask(other.email)
    const free = await (await signedIn()).ask(newAddress())
    expect([asked.status, asked.headers.get('location')]).toEqual([
      free.status,
      free.headers.get('location'),
    ])
    expect(await text(person)).toContain(`Change to ${other.email}`)
    expect(await kindsTo(other.email)).toEqual(['Taken'])
    expect(await linkTo(other.email)).toMatch(/^no link/)
    expect(await answer(await linkTo(person.email), 'agree')).toContain('other mailbox')
  })

  test('that was taken meanwhile changes nothing, also at the same moment', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const to = newAddress()
    await one.ask(to)
    await answer(await linkTo(to), 'agree')
    await two.ask(to)
    await answer(await linkTo(to), 'agree')
    const links = [await linkTo(one.email), await linkTo(two.email)]
    const said = (await Promise.all(links.map((link) => answer(link, 'agree')))).join()
    expect(said).toContain('Your email address has changed')
    expect(said).toContain('Another account uses the new address by now')
    const now = [await emailOf(one), await emailOf(two)]
    expect(now.filter((email) => email === to)).toHaveLength(1)
    expect(await sql`select from address_changes where new_email = ${to}`).toHaveLength(0)
  })

  test('that was only claimed gives way to its owner', async () => {
    const person = await signedIn()
    const to = newAddress()
    await product.client().post('/auth', {
      ...{ intent: 'sign-up', fullName: 'Some One', email: to },
      password: 'tulip-harbour-ninety-mosaic',
    })
    await person.ask(to)
    await answer(await linkTo(to), 'agree')
    await answer(await linkTo(person.email), 'agree')
    expect(await emailOf(person)).toBe(to)
  })
})

test('links that are none, and answers that are none, change nothing', async () => {
  for (const token of ['', 'x', 'y'.repeat(43)]) {
    const link = `/auth/address?token=${token}`
    expect(await (await product.client().get(link)).text()).toContain('no longer works')
    expect(await answer(link, 'agree')).toContain('no longer works')
  }
  const person = await signedIn()
  const to = newAddress()
  await person.ask(to)
  const link = await linkTo(to)
  expect((await product.client().post(link, { intent: 'perhaps' })).status).toBe(422)
  expect(await (await product.client().get(link)).text()).toContain('Confirm this address')
})
