const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]
// Tab, line feed, form feed, carriage return and escape are in texts; other controls are not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/

/** A text in the encoding that its bytes show; undefined when they are no text. */
export function decodeText(bytes: Buffer): string | undefined {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte))
  const text = mark ? new TextDecoder(mark.encoding).decode(bytes) : decodeUnmarked(bytes)
  return binary.test(text) ? undefined : text
}

function decodeUnmarked(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * A text without spaces at the ends of its lines and without more than one empty line, as long as it may
 * be. No expression looks for the spaces: over a long row of them it would begin again at each one.
 */
export function tidyText(text: string, longest: number): string {
  return text
    .slice(0, longest * 8)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(withoutEndSpaces)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longest)
    .toWellFormed()
}

function withoutEndSpaces(line: string): string {
  let end = line.length
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1
  return line.slice(0, end)
}
