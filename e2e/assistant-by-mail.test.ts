import { afterAll, describe, expect, it } from 'vitest'
import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { patience } from '#test/patience.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { ask, openChat, panel } from './chat.ts'
import { postForm, signInAsAdmin } from './http-client.ts'
import { readOutbox } from './outbox.ts'
import { visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const sql = await openSql(findRunningPostgres(dataDir)?.url ?? '')
const browser = await sharedBrowser()
afterAll(() => Promise.all([leaveBrowser(browser), sql.end()]))

/** Five minutes pass for a conversation and the jobs that look at its answers. */
async function fiveMinutesLater(id: string) {
  await sql`update chat_messages set created_at = created_at - interval '5 minutes'
    where conversation_id = ${id} and role = 'staff'`
  await sql`update chat_presence set here_until = here_until - interval '5 minutes',
    seen_at = seen_at - interval '5 minutes' where conversation_id = ${id}`
  await sql`with due as (update pgboss.job set start_after = now() where name = 'conversation-answer'
    and data ->> 'conversationId' = ${id}) select tell_of_job('conversation-answer')`
}

describe.each([
  ['on a phone', { width: 360, height: 740 }],
  ['on a desk', { width: 1280, height: 900 }],
])('%s', (place, viewport) => {
  it('a visitor leaves, is answered by mail and returns by its link in another browser', async () => {
    const email = `${place.replaceAll(' ', '-')}@ministry.example`
    const cookie = await signInAsAdmin(baseUrl)
    await using first = await visit(browser, { viewport })
    await openChat(first.page, `${baseUrl}/about`)
    await ask(first.page, 'I would like to talk to a person')
    const chat = panel(first.page)
    await chat.getByText('If you leave, we can send the answer to your email.').waitFor()
    await chat.getByRole('button', { name: 'Answer by email' }).click()
    const form = chat.getByRole('form', { name: 'Answer by email' })
    await form.getByRole('textbox', { name: 'Email' }).fill('not an address')
    await form.getByRole('button', { name: 'Send answers there' }).click()
    await form.getByText('Please enter a valid email address').waitFor()
    await form.getByText('Please agree, so that we may write to you').waitFor()
    await form.getByRole('textbox', { name: 'Email' }).fill(email)
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send answers there' }).click()
    await chat.getByText(`If you leave, the answer goes to ${email}.`).waitFor()
    const [row] =
      await sql`select conversation_id as id from chat_mail_consents where email = ${email}`
    const staffPage = `${baseUrl}/lead_admin/conversations/${row?.id}`
    const shown = async () => (await fetch(staffPage, { headers: { cookie } })).text()
    await expect.poll(shown).toContain('On the page now')

    await first.page.close()
    await expect
      .poll(async () => {
        const [seen] = await sql`select here_until < now() + interval '13 seconds' as left
          from chat_presence where conversation_id = ${row?.id}`
        return seen?.left
      })
      .toBe(true)
    for (const body of ['Good morning.', 'We can call you on Monday.'])
      expect(
        (await postForm(staffPage, { intent: 'reply', seen: '99', body }, cookie)).status,
      ).toBe(302)
    await fiveMinutesLater(row?.id)
    const mails = async () => (await readOutbox(dataDir)).filter(({ to }) => to === email)
    await expect.poll(async () => (await mails()).length, { timeout: patience }).toBe(1)
    const [mail] = await mails()
    expect(mail?.text).toContain('We can call you on Monday.')
    expect(await shown()).toContain('no mail server is set')

    const [link = ''] = /http\S+\/conversation#\S+/.exec(mail?.text ?? '') ?? []
    await using second = await visit(browser, { viewport })
    // This browser has a conversation of its own already.
    await openChat(second.page, `${baseUrl}/about`)
    await ask(second.page, 'What is a Blueprint?')
    await second.page.goto(link)
    await panel(second.page).getByText('We can call you on Monday.').waitFor()
    await panel(second.page).getByText('I would like to talk to a person').waitFor()
    expect(second.page.url()).toBe(`${baseUrl}/conversation`)
    await expect.poll(shown).toContain('Read in the chat')
    await panel(second.page).getByRole('textbox', { name: 'Your message' }).fill('Monday is fine')
    await second.page.keyboard.press('Enter')
    await expect.poll(shown).toContain('Monday is fine')
    await second.page.reload()
    await panel(second.page).getByText('Monday is fine').waitFor()

    const own = panel(second.page).getByText('What is a Blueprint?', { exact: true })
    const other = panel(second.page).getByRole('button', { name: 'Open the other conversation' })
    expect(await own.count()).toBe(0)
    await other.click()
    await own.waitFor()
    expect(await panel(second.page).getByText('Monday is fine').count()).toBe(0)
    await second.page.reload()
    await own.waitFor()
    await panel(second.page).getByRole('button', { name: 'New conversation' }).click()
    await other.click()
    await panel(second.page).getByText('Monday is fine').waitFor()
    expect(await other.count()).toBe(0)

    await sql`update chat_resume_keys set expires_at = now() - interval '1 second' where conversation_id = ${row?.id}`
    await using third = await visit(browser, { viewport })
    await third.page.goto(link)
    await third.page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await third.page.goto(/http\S+\/conversation\/mails\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    await third.page.getByRole('button', { name: 'No more emails' }).click()
    await third.page
      .getByText(`We send no more emails about this conversation to ${email}`)
      .waitFor()
    // What was typed wrongly, and the key that has expired, are refused.
    const complaints = [...first.complaints, ...second.complaints, ...third.complaints]
    expect(complaints.filter((one) => !/ (?:404|422) /.test(one))).toEqual([])
  })
})
