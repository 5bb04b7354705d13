export type EventStream = {
  send: (name: string, data: unknown) => void
  /** Sends a comment, so that proxies do not close a silent connection. */
  ping: () => void
  close: () => void
}

/**
 * A response of server-sent events.
 * @param work sends the events; the response ends when it calls `close`
 * @param onGone called when the reader goes away
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
