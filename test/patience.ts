/**
 * How long a test waits for what must come, in milliseconds. It ends only what hangs: on a machine that is
 * several times slower than usual everything still comes in time. Nothing is measured by it.
 */
export const patience = 300_000

/** The same, for what is mostly there within milliseconds. */
export const soon = { timeout: patience, interval: 20 }
