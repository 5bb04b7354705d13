import { setTimeout as delay } from 'node:timers/promises'
import { formWith } from '#test/files.ts'
import { hostileDocuments } from '#test/hostile-documents.ts'
import { limitMemory, type MemoryLimit } from '#test/memory-limit.ts'
import { startProduct } from '#test/process.ts'
import { drillEnvironment, type Setting } from './rounds.ts'

const mebibyte = 1024 * 1024
const memory = 2_048 * mebibyte
const minute = 60_000
/** Caches that fill once and do not grow with the documents. */
const allowance = 120 * mebibyte
const senders = 4
const asOneSenderSees = 3
const longestPage = 30_000

/**
 * Fifty documents of ten kinds that try to do harm, sent to the assistant from four addresses at once,
 * with 2 GB for the product, all its processes and its database. Every document must get a response
 * that says what became of it, every page must be answered meanwhile, and within a minute the memory
 * must be released.
 */
export async function drill(): Promise<Setting> {
  await using stack = new AsyncDisposableStack()
  const limit = limitMemory(memory)
  stack.defer(() => limit?.[Symbol.asyncDispose]())
  console.log(
    limit
      ? '2 GB of memory for the product and its database, by a control group'
      : 'no limit of memory: control groups cannot be made here',
  )
  const start = () => startProduct({ env: drillEnvironment })
  const product = stack.use(limit ? await limit.start(start) : await start())
  const kept = stack.move()
  let round = 0
  return {
    products: [product],
    mayFail: false,
    async breakOnce() {
      round += 1
      const before = limit?.bytes() ?? 0
      const pages = watchPages(product.baseUrl)
      const [sent, seen] = await Promise.allSettled([
        sendAll(product.baseUrl, round).finally(pages.stop),
        pages.watching,
      ])
      if (sent.status === 'rejected' || seen.status === 'rejected') {
        console.log(product.output().stderr.slice(-4_000))
        throw seen.status === 'rejected' ? seen.reason : sent.status === 'rejected' && sent.reason
      }
      const over = performance.now()
      for (const answer of sent.value) console.log(answer)
      console.log(`slowest page meanwhile: ${seen.value} ms`)
      await memoryBack(limit, before)
      return over
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Requests a page again and again, and fails when one fails or takes half a minute. */
function watchPages(baseUrl: string) {
  let isOver = false
  async function watch(): Promise<number> {
    let slowest = 0
    while (!isOver) {
      const began = performance.now()
      const answer = await fetch(`${baseUrl}/contact`, { signal: AbortSignal.timeout(longestPage) })
      await answer.text()
      if (!answer.ok) throw new Error(`a page was answered with ${answer.status}`)
      slowest = Math.max(slowest, performance.now() - began)
      await delay(100)
    }
    return Math.round(slowest)
  }
  return {
    watching: watch(),
    stop() {
      isOver = true
    },
  }
}

/**
 * The result of each document, by kind.
 *
 * @throws Error when a response does not say it
 */
async function sendAll(baseUrl: string, round: number): Promise<string[]> {
  const waiting = [...hostileDocuments]
  const found: { kind: string; answer: string }[] = []
  const send = async (address: string) => {
    const sessionId = crypto.randomUUID()
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const name = `${one.name}.${one.name.startsWith('many') ? 'pdf' : 'docx'}`
      const answer = await sendOne(baseUrl, { address, sessionId, name, bytes: one.make() })
      found.push({ kind: one.kind, answer })
    }
  }
  const addresses = Array.from({ length: senders }, (_, place) => `10.250.${round}.${place + 1}`)
  const own = addresses.flatMap((address) => Array<string>(asOneSenderSees).fill(address))
  await Promise.all(own.map(send))
  return Object.entries(Object.groupBy(found, ({ kind }) => kind)).map(([kind, all = []]) => {
    const counts = Object.groupBy(all, ({ answer }) => answer)
    const words = Object.entries(counts).map(([answer, same]) => `${same?.length} ${answer}`)
    return `${kind}: ${words.join(', ')}`
  })
}

type Sent = { address: string; sessionId: string; name: string; bytes: Buffer }

async function sendOne(baseUrl: string, { address, sessionId, name, bytes }: Sent) {
  const headers = { 'x-forwarded-for': address, origin: baseUrl }
  const upload = await fetch(`${baseUrl}/api/chat-uploads`, {
    method: 'POST',
    headers,
    body: formWith({ sessionId }, [['file', name, bytes]]),
  })
  const file = (await upload.json()) as { error?: string }
  if (upload.status === 422 && file.error?.startsWith(name)) return 'refused at the door'
  if (upload.status !== 200) throw new Error(`${name} was answered with ${upload.status}`)
  const answer = await fetch(`${baseUrl}/api/functions/smart-triage`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ conversationId: null, message: '', sessionId, files: [file] }),
  })
  const { message = '' } = (await answer.json()) as { message?: string }
  const said = meanings.find(([, pattern]) => pattern.test(message))
  if (answer.status !== 200 || !message.includes(name) || !said)
    throw new Error(`${name} was answered with ${answer.status}: ${message.slice(0, 200)}`)
  return said[0]
}

const meanings: [string, RegExp][] = [
  ['not readable', /could not be read\. Send a PDF/],
  ['too large when unpacked', /is too large after unpacking/],
  ['too slow', /takes too long to read/],
  ['to be sent again later', /could not be read at the moment/],
  ['read', /./],
]

async function memoryBack(limit: MemoryLimit | undefined, before: number): Promise<void> {
  if (!limit) return
  const began = performance.now()
  const megabytes = (bytes: number) => `${Math.round(bytes / mebibyte)} MB`
  while (limit.bytes() > before + allowance) {
    if (performance.now() - began > minute)
      throw new Error(
        `after a minute ${megabytes(limit.bytes())} are held, before ${megabytes(before)}`,
      )
    await delay(250)
  }
  console.log(
    `memory: ${megabytes(before)} before, at most ${megabytes(limit.mostBytes())} with cached files, ` +
      `${megabytes(limit.bytes())} ${Math.round((performance.now() - began) / 1000)} s after the last answer; ` +
      `killed by the kernel: ${limit.kills()}`,
  )
}
