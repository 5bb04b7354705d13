import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const SMALLEST_BYTES = 256
const types = new Set(
  '.css .html .ico .js .json .map .mjs .svg .txt .wasm .webmanifest .xml'.split(' '),
)
// Which is smallest differs from file to file, by up to one part in two hundred.
const brotliSettings = [
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  {},
]
const brotli = (data: Buffer, more: Record<number, number>) =>
  promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      ...more,
    },
  })

const encoders = {
  '.br': async (data: Buffer) => {
    const tried = await Promise.all(brotliSettings.map((more) => brotli(data, more)))
    return tried.reduce((least, one) => (one.length < least.length ? one : least))
  },
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
  '.zst': (data: Buffer) =>
    promisify(zstdCompress)(data, {
      pledgedSrcSize: data.length,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
}

/**
 * Writes compressed copies (`.br`, `.gz`, `.zst`) beside every file that they make smaller.
 *
 * @param folder the folder that is served, with its subfolders
 */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => types.has(extname(name))).map((name) => join(folder, name))
  // Few at once: each encoder takes memory from its creation on, also while it waits for its turn.
  const queue = files.values()
  const lane = async () => {
    for (const file of queue) await compressFile(file)
  }
  await Promise.all([lane(), lane()])
}

async function compressFile(file: string) {
  const data = readFileSync(file)
  if (data.length < SMALLEST_BYTES) return
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const packed = await encode(data)
      if (packed.length < data.length) writeFileSync(file + ending, packed)
    }),
  )
}
