import type { ReadText } from './attachment-text.server.ts'

/** Reads a document's text. */
export const readText: ReadText = async () => ''
