/** The bytes of a base64 text; undefined when it is not valid. */
export function decodeBase64(text: string): Buffer | undefined {
  if (text === '' || !/^[a-z0-9+/]*={0,2}$/i.test(text)) return undefined
  return Buffer.from(text, 'base64')
}

/** The bytes of a picture's data URL; undefined when it is not valid. Its own type is not trusted. */
export function decodeDataUrl(url: string): Buffer | undefined {
  const comma = url.indexOf(',')
  if (!/^data:image\/[\w.+-]{1,40};base64,$/i.test(url.slice(0, comma + 1))) return undefined
  return decodeBase64(url.slice(comma + 1))
}

const starts: readonly [type: string, at: number, bytes: string][] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/webp', 8, 'WEBP'],
  ['image/gif', 0, 'GIF8'],
  ['image/tiff', 0, 'II*\0'],
  ['image/tiff', 0, 'MM\0*'],
]

/** The type of a picture by its first bytes. */
export function pictureType(bytes: Buffer): string | undefined {
  return starts.find(([, at, start]) => {
    return bytes.toString('latin1', at, at + start.length) === start
  })?.[0]
}

/** The type of a recording by its first bytes; undefined for types that no provider takes. */
export function recordingType(bytes: Buffer): 'webm' | 'mp4' | 'ogg' | undefined {
  if (bytes.toString('latin1', 0, 4) === '\x1a\x45\xdf\xa3') return 'webm'
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return 'mp4'
  return bytes.toString('latin1', 0, 4) === 'OggS' ? 'ogg' : undefined
}
