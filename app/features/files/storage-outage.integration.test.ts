import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { startWithDocuments, uploadPage } from '#test/documents.ts'
import { formWith, pdfBytes } from '#test/files.ts'
import { startLine } from '#test/line.ts'
import { startS3 } from '#test/s3.ts'

let house: Awaited<ReturnType<typeof startWithDocuments>>
let document: string
const stack = new AsyncDisposableStack()
beforeAll(async () => {
  const s3 = await startS3()
  stack.defer(() => s3.close())
  const line = await startLine(Number(new URL(s3.env.S3_ENDPOINT).port))
  house = await startWithDocuments({ ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${line.port}` })
  stack.defer(() => house.product.close())
  document = await house.upload('plan.pdf', pdfBytes, {})
  await line.close()
})
afterAll(() => stack.disposeAsync())

test('an application keeps what was typed and says that the resume could not be stored', async () => {
  const fields = {
    intake_token: ownToken(house.product.app.secret, 'application', new Date(Date.now() - 30_000)),
    firstName: 'Wangari',
    lastName: 'Maathai',
    email: 'wangari@green.example',
    coverLetter: 'Line one of a long letter',
  }
  const post = '/careers/apply?job=applied-ai-engineer'
  const plain = await house.product
    .client()
    .form(post, formWith(fields, [['resume', 'cv.pdf', pdfBytes]]))
  expect(plain.status).toBe(503)
  const page = await plain.text()
  expect(page).toContain('We could not store your resume right now')
  expect(page).toContain('Line one of a long letter')
  const uploadPath = post.replace('apply?', 'apply/file-upload?')
  const script = await house.product
    .client()
    .form(uploadPath, formWith(fields, [['resume', 'cv.pdf', pdfBytes]]))
  expect(script.status).toBe(503)
  expect(JSON.stringify(await script.json())).toContain('We could not store your resume right now')
})

test('a document and a file for the chat are refused with a message', async () => {
  const page = `${uploadPage}?client=${house.fields.client}`
  const answer = await house.staff.form(
    page,
    formWith(house.fields, [['files', 'new.pdf', pdfBytes]]),
  )
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('new.pdf could not be stored')
  const chat = await house.product
    .client()
    .form(
      '/api/chat-uploads',
      formWith({ sessionId: crypto.randomUUID() }, [['file', 'a.pdf', pdfBytes]]),
    )
  expect(chat.status).toBe(503)
  expect(await chat.json()).toMatchObject({ error: expect.stringContaining('could not be stored') })
})

test('a download reports that the storage does not answer', async () => {
  const answer = await house.ours.get(`/dashboard/documents/${document}/file`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.text()).toContain('The file storage does not answer at the moment')
  expect((await house.ours.get('/readyz')).status).toBe(503)
})
