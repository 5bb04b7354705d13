import { expect, test } from 'vitest'
import { mark, withoutMarks } from './draft.ts'
import { createReplyReader } from './reply-reader.ts'

function read(reply: string, size: number) {
  const shown: string[] = []
  const reader = createReplyReader((text) => shown.push(text))
  for (let at = 0; at < reply.length; at += size) reader.feed(reply.slice(at, at + size))
  const { search: _, ...read } = reader.finish()
  const marked = shown.join('')
  const numbers = [...marked.matchAll(new RegExp(`${mark.begin}(.*?)${mark.end}`, 'g'))].flatMap(
    ([, list = '']) => list.split(','),
  )
  const of = (kind: string) =>
    numbers.flatMap((one) => (one.startsWith(kind) ? [Number(one.slice(1))] : []))
  return { ...read, cited: of('p'), citedFiles: of('f'), shown: withoutMarks(marked) }
}

test.each([1, 3, 7, 1_000])('a reply in pieces of %i is read as one', (size) => {
  const reply =
    '#answer governance\nOne ledger [p1]. A citizen declares once [p2, p9]; see https://evil.example/x now. **Bold** [sic] [f1, p2] [p'
  const { text, shown, ...rest } = read(reply, size)
  expect(text).toBe('One ledger. A citizen declares once; see  now. Bold [sic]')
  expect(shown).toBe(text)
  expect(rest).toEqual({
    kind: 'answer',
    intent: 'governance',
    cited: [1, 2, 9, 2],
    citedFiles: [1],
  })
})

test('a first line that is missing, unknown or alone does no harm', () => {
  expect(read('Hello there.', 2)).toMatchObject({
    kind: 'answer',
    intent: 'other',
    text: 'Hello there.',
  })
  expect(read('#nonsense\nHello', 3)).toMatchObject({ kind: 'answer', text: 'Hello' })
  expect(read('#refused', 3)).toMatchObject({ kind: 'refused', text: '' })
  expect(read('', 1)).toMatchObject({ text: '' })
  expect(read(`#${'x'.repeat(500)}\nHello`, 9).text).toContain('Hello')
})

const answer = '#answer company\nWe build platforms. [p1]'
const clean = { kind: 'answer', intent: 'company', text: 'We build platforms.', cited: [1] }

test.each([
  ['a block', `<think>The user wants #secrets.\n[p3]</think>\n\n${answer}`],
  ['a block with another name', `<Thinking mode="deep">Hm.</Thinking>${answer}`],
  ['two blocks', `<think>One</think><think>Two</think>${answer}`],
  ['an end without a beginning', `Let me see. The rules say to cite.\n</think>\n${answer}`],
  ['a first line among the thoughts', `I should begin with:\n#answer company\n</think>\n${answer}`],
  ['a preface', `Sure! Here is my answer:\n\n${answer}`],
  [
    'a channel',
    `<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>${answer}`,
  ],
  ['marks of the model', `${answer}<|im_end|></s>`],
  ['the first line twice', `#answer company\n#answer company\nWe build platforms. [p1]`],
  ['a heading', `#answer company\n## We build platforms. [p1]`],
  ['other brackets', `#answer company\nWe build platforms. 【p1】`],
  ['round brackets', `#answer company\nWe build platforms. (p1)`],
  ['a bare number', `#answer company\nWe build platforms [1].`],
  ['a footnote', `#answer company\nWe build platforms [^1].`],
  ['the word', `#answer company\nWe build platforms [source 1].`],
  ['a mark with more in it', `#answer company\nWe build platforms 【1†about】.`],
  ['a block in the middle', `#answer company\nWe build <think>is that so?</think>platforms. [p1]`],
  ['a block in a block', `<think>One <think>two</think> three</think>${answer}`],
  ['capitals and spaces in tags', `< THINK >Hm.</ THINK >${answer}`],
  [
    'blocks of other models',
    `<seed:think>Hm.</seed:think>[THINK]Hm.[/THINK]◁think▷Hm.◁/think▷${answer}`,
  ],
  [
    'a monologue',
    `<internal_monologue>Hm.</internal_monologue><antThinking>Hm.</antThinking>${answer}`,
  ],
  [
    'folded thoughts',
    `#answer company\n<details><summary>Why</summary>Hm.</details>We build platforms. [p1]`,
  ],
  ['a call of a tool', `<tool_call>{"name":"find"}</tool_call>${answer}`],
  ['the instructions said again', `[INST] Be short. [/INST]<<SYS>>Hm.<</SYS>>${answer}`],
  ['a comment', `<!-- Hm. -->#answer company\nWe build <!-- really -->platforms. [p1]`],
  ['a turn of the model', `<|im_start|>assistant\n${answer}<|im_end|>\n<|im_start|>user\nMore?`],
  ['wide marks', `<｜begin▁of▁sentence｜>${answer}<｜end▁of▁sentence｜>`],
  ['a block of code', `\`\`\`markdown\n${answer}\n\`\`\``],
  ['a bold first line', `**#answer company**\nWe build platforms. [p1]`],
  ['a first line as a heading', `## answer company\nWe build platforms. [p1]`],
  ['a first line without its hash', `answer company\nWe build platforms. [p1]`],
  ['the answer on the first line', `#answer company We build platforms. [p1]`],
  ['a speaker', `assistant: ${answer}`],
  ['a speaker after the first line', `#answer company\nAssistant: We build platforms. [p1]`],
  ['a label', `#answer company\n**Final answer:** We build platforms. [p1]`],
  ['a quotation', `> #answer company\n> We build platforms. [p1]`],
  ['a hidden character', `\u200b${answer}`],
  ['a link', `#answer company\nWe build [platforms](https://evil.example). [p1]`],
  ['a rule and empty sources', `---\n#answer company\nWe build platforms.\n\nSources: [p1]`],
])('what a model thinks, and its marks, are never shown: %s', (_, reply) => {
  for (const size of [1, 2, 5, 13, 1_000]) {
    const { shown, ...rest } = read(reply, size)
    expect(rest, `pieces of ${size}`).toMatchObject(clean)
    expect(shown, `pieces of ${size}`).toBe(clean.text)
  }
})

test('nothing is shown of a reply that is all thoughts, or breaks off in them', () => {
  expect(read('<think>I wonder whether', 3)).toMatchObject({ text: '', shown: '' })
  const reader = createReplyReader(() => {})
  reader.feed('The user asks about prices. I must not')
  expect(reader.finish(true).text).toBe('')
})

test('a link with a number as its text is no citation', () => {
  for (const size of [1, 4, 100])
    expect(read('#answer company\nSee [1](https://evil.example/x) now.', size)).toMatchObject({
      ...{ cited: [], text: 'See 1 now.' },
    })
})

test('a first line may ask for a search instead', () => {
  const reader = createReplyReader(() => {
    throw new Error('nothing is shown')
  })
  for (const piece of ['#sea', 'rch offices in', ' Canada\nI will', ' look.']) reader.feed(piece)
  expect(reader.finish()).toMatchObject({ search: 'offices in Canada', text: '' })
})

test('data in place of an answer are not shown', () => {
  for (const reply of ['{"text":"Hello"}', '```json\n{"text":"Hello"}\n```', '[{"text":"Hello"}]'])
    expect(read(reply, 3)).toMatchObject({ text: '', shown: '' })
})

test('less-than signs and hashes in a sentence stay', () => {
  const reply = '#answer other\nWaiting < 3 days, in C# and at gate #4.'
  expect(read(reply, 1).text).toBe('Waiting < 3 days, in C# and at gate #4.')
})
