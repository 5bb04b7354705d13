/** Loads something on demand and once; after a failure the next call tries again. */
export function lazyOnce<Thing>(fetchIt: () => Promise<Thing>) {
  let thing: Thing | undefined
  let underWay: Promise<Thing | undefined> | undefined
  let isAwaited = false
  const load = () => {
    underWay ??= fetchIt().then(
      (found) => {
        thing = found
        return found
      },
      () => {
        underWay = undefined
        return undefined
      },
    )
    return underWay
  }
  return {
    load,
    loaded: () => thing,
    /**
     * Calls back when loading has succeeded or failed; further calls while it loads are ignored.
     */
    async loadFor(then: () => void) {
      if (isAwaited) return
      isAwaited = true
      await load()
      isAwaited = false
      then()
    },
  }
}
