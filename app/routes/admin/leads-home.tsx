/** The panel opens on the list of leads. */
export { default } from './leads-none.tsx'
