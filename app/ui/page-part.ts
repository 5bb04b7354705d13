import { createContext } from 'react'

/**
 * Which part of the document is rendered. The server renders what all pages of a route share (`frame`)
 * once, and apart from the rest (`page`); a browser always has the whole.
 */
export const PagePart = createContext<'whole' | 'frame' | 'page'>('whole')
