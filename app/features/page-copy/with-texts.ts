/** Changed texts by their places in a page's copy, such as `hero.fields.0.label`. */
export type Texts = Readonly<Record<string, string>>

/** A page's copy with the texts that staff have changed; everything else is the release's own. */
export function withTexts<Copy>(copy: Copy, texts: Texts): Copy {
  let changed: unknown = copy
  for (const [path, text] of Object.entries(texts)) changed = put(changed, path.split('.'), text)
  return changed as Copy
}

function put(value: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return typeof value === 'string' ? text : value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? put(item, rest, text) : item))
  return { ...value, [key]: put((value as Record<string, unknown>)[key], rest, text) }
}
