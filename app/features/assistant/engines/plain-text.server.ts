const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]
// Text contains tab, line feed, form feed, carriage return and escape; other control characters show
// binary data.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/

/** Decodes a text by its bytes; undefined when they are not text. */
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
 * Removes spaces at line ends and repeated empty lines, and cuts the text at `longest` characters. It uses
 * no regular expression for the spaces, because one would take very long on a row of many spaces.
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
