import type { Typed } from './page-texts.ts'

/**
 * What somebody has typed into the editor of a page and not saved, kept by the browser tab: each changed
 * text with the saved one that it replaces.
 */
export type KeptTexts = { mark: string; texts: Record<string, { text: string; base: string }> }

const keyOf = (owner: string, page: string) => `page-texts:${owner}:${page}`

/** The texts of a form that differ from what is saved; null when none does. */
export function changedTexts(mark: string, saved: Typed, inForm: Typed): KeptTexts | null {
  const changed = Object.entries(inForm).flatMap(([path, text]) => {
    const base = saved[path]
    return base === undefined || base === text.trim() ? [] : [[path, { text, base }] as const]
  })
  return changed.length > 0 ? { mark, texts: Object.fromEntries(changed) } : null
}

/**
 * What of the kept texts is not saved yet. Its mark is that of the present state, unless somebody else has
 * changed one of the same texts: then it is the former one, and saving shows the differences first.
 */
export function stillUnsaved(kept: KeptTexts, mark: string, saved: Typed): KeptTexts | null {
  const open = changedTexts(
    mark,
    saved,
    Object.fromEntries(Object.entries(kept.texts).map(([path, { text }]) => [path, text])),
  )
  if (!open) return null
  const isOvertaken = Object.keys(open.texts).some((path) => kept.texts[path]?.base !== saved[path])
  return isOvertaken ? { ...open, mark: kept.mark } : open
}

/** Null when nothing is kept, or storage is forbidden. */
export function readKept(owner: string, page: string): KeptTexts | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(owner, page)) ?? 'null') as KeptTexts | null
  } catch {
    return null
  }
}

/** @param kept null when nothing is unsaved any more */
export function keepTexts(owner: string, page: string, kept: KeptTexts | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(owner, page), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(owner, page))
  } catch {
    // Storage is full or forbidden: the form still warns before it is left.
  }
}
