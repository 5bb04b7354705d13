export type EventStream = {
  send: (name: string, data: unknown) => void
  /** A comment, which keeps proxies from closing what is silent. */
  ping: () => void
  close: () => void
}

/**
 * A stream of server-sent events.
 * @param work fills it; the stream ends when it closes it
 * @param onGone the reader went away
 */
export function streamEvents(work: (stream: EventStream) => void, onGone = () => {}): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text))
      }
      work({
        send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
        ping: () => write(': \n\n'),
        close() {
          if (isOpen) controller.close()
          isOpen = false
        },
      })
    },
    cancel() {
      isOpen = false
      onGone()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

export const wantsEvents = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/event-stream') ?? false
