import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'
import { uncountedBody, withBody } from '#test/hostile-archives.ts'
import { cyclicObjects, endlessStream, manyPages } from '#test/hostile-pdfs.ts'
import { whileKilled } from '#test/killed-workers.ts'
import { docxOf, pdfOf } from '#test/text-documents.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

/** The assistant's answer to a file without a message. */
async function answerTo(name: string, bytes: Buffer, message = '', chat = chatOf(product)) {
  const file = await chat.upload(name, bytes)
  expect(file.status, await file.clone().text()).toBe(200)
  return (await chat.say(message, { files: [await file.json()] })).message
}

describe('a document that is made to do harm is refused in words', () => {
  test.each([
    ['a body that is not counted', 'cv.docx', () => uncountedBody(600), 'could not be read'],
    [
      'a body that declares its own words',
      'cv.docx',
      () => withBody('<!DOCTYPE w [<!ENTITY a "b">]><w/>'),
      'could not be read',
    ],
    [
      'a page without an end',
      'plan.pdf',
      () => endlessStream(400, ' '),
      'is too large after unpacking',
    ],
    ['pages that are their own children', 'plan.pdf', () => cyclicObjects('pages'), 'could not'],
  ])('%s', async (_, name, make, said) => {
    const before = process.memoryUsage.rss()
    const answer = await answerTo(name, make())
    expect(answer).toContain(name)
    // On a busy machine the time limit may come before the size limit.
    expect(answer).toMatch(new RegExp(`${said}|takes too long to read`))
    // The unpacked data was never in this process.
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024)
  })
})

test('of a hundred thousand pages the first are read', async () => {
  expect(await answerTo('all.pdf', manyPages(100_000), 'What does this document say?')).toMatch(
    /One of many pages|takes too long to read/,
  )
})

test('what is asked beside a file that cannot be read is answered all the same', async () => {
  const answer = await answerTo('cv.docx', uncountedBody(100), 'What is AftrLife?')
  expect(answer).toMatch(/^cv\.docx could not be read\..*\n\n.*A person records their stories/s)
})

describe('a document whose reader is killed', () => {
  const onLinux = test.runIf(existsSync('/proc/self/status'))
  const program = 'reading-program.server.ts'
  const letter = docxOf('', ['The registry opens in Kisumu first.'])
  const question = 'What does the letter say about Kisumu?'

  onLinux('is read with the next message', async () => {
    const chat = chatOf(product)
    await chat.say('Hello')
    const first = await whileKilled(program, () => answerTo('letter.docx', letter, '', chat))
    expect(first).toContain('letter.docx could not be read at the moment')
    const { message } = await chat.say(question)
    expect(message).toContain('(letter.docx):\n"The registry opens in Kisumu first."')
  })

  onLinux('twice is not read again', async () => {
    const chat = chatOf(product)
    await chat.say('Hello')
    await whileKilled(program, async () => {
      await answerTo('letter.docx', letter, '', chat)
      await chat.say(question)
    })
    expect((await chat.say(question)).message).not.toContain('opens in Kisumu')
    const rows = await product.app.db.client`select content, failed_reads from chat_uploads
      where conversation_id = ${chat.conversationId}`
    expect(rows).toEqual([{ content: '', failed_reads: 2 }])
  })
})

test('one address holds up nobody else', async () => {
  const attacker = product.client()
  // One that is stopped for the time it takes, and another that waits behind it.
  const attacks = [400, 40].map(async (mebibytes, place) => {
    const chat = chatOf(product, attacker)
    const file = await chat.upload(`plan-${place}.pdf`, endlessStream(mebibytes))
    return chat.say('', { files: [await file.json()] })
  })
  const letter = docxOf('', ['The registry opens in Kisumu first.'])
  const honest = answerTo('letter.docx', letter, 'Where does the registry open?')
  const first = await Promise.race([honest, ...attacks.map((attack) => attack.then(() => ''))])
  expect(first).toContain('Kisumu')
  expect(
    await answerTo('plan.pdf', await pdfOf(['The plan begins in May.']), 'What does the plan say?'),
  ).toContain('May')
  for (const { message } of await Promise.all(attacks)) expect(message).toMatch(/^plan-\d\.pdf /)
})
