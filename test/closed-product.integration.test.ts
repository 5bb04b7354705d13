import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startTestApp } from './app.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function startAndClose() {
  const product = await startTestApp()
  const client = product.client()
  expect((await client.get('/')).status).toBe(200)
  await product.close()
  return new WeakRef(product.app)
}

test('a closed product leaves nothing in the memory of its process', async () => {
  const closed = await startAndClose()
  await expect
    .poll(() => {
      collectGarbage()
      return closed.deref() === undefined
    })
    .toBe(true)
})
