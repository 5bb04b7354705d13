/** Read by server/page-key.ts: these pages are the same for every visitor. */
export const handle = { cached: true } as const

export { Outlet as default } from 'react-router'
