import { setTimeout as delay } from 'node:timers/promises'
import { hiddenFields, postForm } from '../e2e/http-client.ts'

/** One form that a visitor sends until it is acknowledged. */
export interface Post {
  email: string
  /** The reference that the product returned when it acknowledged the form. */
  reference?: string
}

/** One response, or none. */
interface Answer {
  started: number
  ended: number
  /** 302 when the form was accepted; 0 without a response. */
  status: number
}

export interface Posts {
  posts: Post[]
  answers: Answer[]
  /** Starts no more forms; resolves when every started form is acknowledged or `patience` ms are over. */
  stop(patience: number): Promise<void>
}

const senders = 12
const pause = 25
const pauseAfterFailure = 100
const longest = 30_000
let count = 0

/**
 * Posts forms from many visitors at once until told to stop, each from a network and a mail domain of
 * its own. A form that is not acknowledged is sent again, as a visitor does who presses Send once more.
 *
 * @param baseUrls of the product's instances, started with `TRUST_PROXY=1`; each try uses the next one
 */
export async function startPosts(baseUrls: string[]): Promise<Posts> {
  const hidden = await hiddenFields(`${baseUrls[0]}/blueprint`)
  const posts: Post[] = []
  const answers: Answer[] = []
  let isOver = false
  const gaveUp = new AbortController()

  async function attempt(baseUrl: string, fields: Record<string, string>, address: string) {
    const started = performance.now()
    const answer = await postForm(`${baseUrl}/blueprint`, fields, '', address, longest)
      .then(async (answer) => ({ answer, text: await answer.text() }))
      .catch(() => undefined)
    const status = answer?.answer.status ?? 0
    answers.push({ started, ended: performance.now(), status })
    return /\?sent=([0-9A-F]{8})/.exec(answer?.answer.headers.get('location') ?? '')?.[1]
  }
  async function send() {
    const number = count++
    const post: Post = { email: `visitor-${number}@house-${number}.example` }
    posts.push(post)
    const address = `10.${(number >> 8) & 255}.${number & 255}.7`
    const fields = {
      ...hidden,
      fullName: `Visitor Number ${number}`,
      email: post.email,
      message: `Form ${number}, sent while something breaks`,
    }
    for (let tries = number; !post.reference && !gaveUp.signal.aborted; tries += 1) {
      post.reference = await attempt(baseUrls[tries % baseUrls.length] ?? '', fields, address)
      await delay(post.reference ? pause : pauseAfterFailure)
    }
  }
  const sending = Array.from({ length: senders }, async () => {
    while (!isOver) await send()
  })
  return {
    posts,
    answers,
    async stop(patience) {
      isOver = true
      const timer = setTimeout(() => gaveUp.abort(), patience)
      await Promise.all(sending)
      clearTimeout(timer)
    },
  }
}
