import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pdfBytes } from '#test/files.ts'
import { type Product, startProduct } from '#test/process.ts'
import { hiddenFields } from '../e2e/http-client.ts'
import { drillEnvironment, type Setting } from './rounds.ts'

const frozenMilliseconds = 8_000
const answerMilliseconds = 15_000
const backMilliseconds = 5_000
const endMilliseconds = 3_000
const applicants = 4
let count = 0

/**
 * The S3 server hangs (SIGSTOP) while forms are sent, and applications with a resume. Forms without a
 * file must not be affected; an application must be answered, and be accepted once S3 continues.
 */
export async function drill(): Promise<Setting> {
  await using stack = new AsyncDisposableStack()
  const child = fork(join(import.meta.dirname, '../test/s3-program.ts'))
  stack.defer(async () => {
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    await Promise.race([once(child, 'exit'), delay(endMilliseconds, undefined, { ref: false })])
    child.kill('SIGKILL')
  })
  const [s3] = (await once(child, 'message')) as [Record<string, string>]
  const product = stack.use(await startProduct({ env: { ...drillEnvironment, ...s3 } }))
  const kept = stack.move()
  return {
    products: [product],
    async breakOnce() {
      if ((await apply(product)) !== 302) throw new Error('S3 works, and no application is taken')
      child.kill('SIGSTOP')
      const frozen = performance.now()
      const statuses: number[] = []
      let slowest = 0
      const applying = Array.from({ length: applicants }, async () => {
        while (performance.now() - frozen < frozenMilliseconds) {
          const sent = performance.now()
          statuses.push(await apply(product))
          slowest = Math.max(slowest, performance.now() - sent)
          await delay(200)
        }
      })
      await Promise.all(applying)
      child.kill('SIGCONT')
      const over = performance.now()
      if (statuses.some((status) => status !== 503)) throw new Error(`answers: ${statuses}`)
      while ((await apply(product)) !== 302) {
        if (performance.now() - over > backMilliseconds)
          throw new Error('no application is taken again')
        await delay(100)
      }
      console.log(
        `  while S3 hung ${statuses.length} applications were answered with 503, the slowest after ` +
          `${Math.round(slowest)} ms; ` +
          `one was taken ${Math.round(performance.now() - over)} ms after`,
      )
      return over
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/**
 * Sends one application.
 *
 * @returns the status of the response
 */
async function apply({ baseUrl }: Product): Promise<number> {
  const url = `${baseUrl}/careers/apply?job=applied-ai-engineer`
  const number = count++
  const form = new FormData()
  const fields = {
    ...(await hiddenFields(url)),
    firstName: 'Wangari',
    lastName: `Number ${number}`,
    email: `applicant-${number}@grove-${number}.example`,
    phone: '+254 20 555 0100',
    linkedIn: 'https://www.linkedin.com/in/wangari',
    experience: 'Nine years of case systems',
    coverLetter: `Letter ${number}, sent while the storage may hang`,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('resume', new Blob([pdfBytes], { type: 'application/pdf' }), 'resume.pdf')
  const answer = await fetch(url, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': `10.200.${(number >> 8) & 255}.${number & 255}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMilliseconds),
  })
  await answer.text()
  return answer.status
}
