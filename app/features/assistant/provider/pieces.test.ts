import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'
import { readPieces } from './read-pieces.server.ts'

async function read(...pieces: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece))
      stream.close()
    },
  })
  const all = []
  for await (const piece of readPieces(new Response(body))) all.push(piece)
  return all
}
const text = (words: string) => ({ type: 'text', text: words })
const end = { type: 'end', isWhole: true }
const tokens = { type: 'tokens', tokens: 7 }

test('events are read, however they are cut', async () => {
  const events = `: hello\r\n\r\ndata: {"choices":[{"delta":{"reasoning_content":"hm"}}]}\r\n\r\nevent: x\ndata:{"choices":[{"delta":{"content":"Hé"},"finish_reason":null}]}\n\ndata: {"choices":[{"delta":{},"finish_reason":"stop"}],"usage":null}\n\ndata: {"choices":[],"usage":{"total_tokens":7}}\n\ndata: [DONE]\n\n`
  for (const size of [1, 5, 4_000]) {
    const cut = Array.from({ length: Math.ceil(events.length / size) }, (_, at) =>
      events.slice(at * size, (at + 1) * size),
    )
    expect(await read(...cut)).toEqual([{ type: 'thought' }, text('Hé'), end, tokens, end])
  }
})

test.each([
  [
    'a chat',
    {
      choices: [{ message: { content: 'Hi' }, finish_reason: 'stop' }],
      usage: { total_tokens: 7 },
    },
  ],
  ['a text', { choices: [{ text: 'Hi', finish_reason: 'stop' }], usage: { total_tokens: 7 } }],
  [
    'parts',
    {
      choices: [{ message: { content: [{ type: 'text', text: 'Hi' }] }, finish_reason: 'stop' }],
      usage: { total_tokens: 7 },
    },
  ],
  [
    'a response',
    {
      status: 'completed',
      output: [{ type: 'message', content: [{ type: 'output_text', text: 'Hi' }] }],
      usage: { total_tokens: 7 },
    },
  ],
])('one object in place of a stream: %s', async (_, object) => {
  const expected = [text('Hi'), end, tokens]
  expect(await read(JSON.stringify(object))).toEqual(expected)
  expect(await read(JSON.stringify(object, null, 2))).toEqual(expected)
})

test('lines of JSON, and a message of another kind', async () => {
  const lines = [
    '{"message":{"content":"H"},"done":false}\n{"message":',
    '{"content":"i"},"done_reason":"stop"}\n',
  ]
  expect(await read(...lines)).toEqual([text('H'), text('i'), end])
})

test('events of responses', () => {
  expect(piecesOf({ type: 'response.output_text.delta', delta: 'Hi' })).toEqual([text('Hi')])
  expect(piecesOf({ type: 'response.reasoning_summary_text.delta', delta: 'hm' })).toEqual([
    { type: 'thought' },
  ])
  expect(
    piecesOf({ type: 'response.completed', response: { usage: { total_tokens: 7 } } }),
  ).toEqual([end, tokens])
  expect(piecesOf({ type: 'response.incomplete' })).toEqual([{ type: 'end', isWhole: false }])
  const item = { type: 'function_call', call_id: 'a', name: 'search', arguments: '{"words":"x"}' }
  expect(piecesOf({ type: 'response.output_item.done', item })).toEqual([
    { type: 'call', key: 'a', id: 'a', name: 'search', arguments: '{"words":"x"}' },
  ])
})

test('calls of tools, whole and in parts', () => {
  const delta = {
    tool_calls: [{ index: 1, id: 'b', function: { name: 'search', arguments: '{"wo' } }],
  }
  expect(piecesOf({ choices: [{ delta }] })).toEqual([
    { type: 'call', key: '1', id: 'b', name: 'search', arguments: '{"wo' },
  ])
  const message = {
    content: null,
    tool_calls: [{ function: { name: 'search', arguments: { words: 'x' } } }],
  }
  expect(piecesOf({ choices: [{ message, finish_reason: 'tool_calls' }] })).toMatchObject([
    { key: '0', name: 'search', arguments: '{"words":"x"}' },
    end,
  ])
})

test('what is none of them is refused', async () => {
  await expect(read('data: {"choices": 7}\n\n')).rejects.toThrow(TypeError)
  await expect(read('<html>Bad gateway</html>')).rejects.toThrow(SyntaxError)
  expect(piecesOf({ error: { message: 'private' } })).toEqual([{ type: 'fault' }])
})
