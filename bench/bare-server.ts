import { createServer } from 'node:http'

/** The least work that Node can do for a page: the same bytes and headers, from memory, for any address. */
process.once('message', ({ headers, body, etag }: Record<string, string> & { headers: object }) => {
  const bytes = Buffer.from(body as string, 'base64')
  const server = createServer((request, response) => {
    const unchanged = request.headers['if-none-match'] === etag
    response.writeHead(unchanged ? 304 : 200, headers as Record<string, string>)
    response.end(unchanged ? undefined : bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
})
