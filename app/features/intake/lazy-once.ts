/** Something fetched on demand, once; after a failure the next who asks tries again. */
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
    /** Calls back when it is there, or is known not to come; whoever asks again meanwhile is not heard. */
    async loadFor(then: () => void) {
      if (isAwaited) return
      isAwaited = true
      await load()
      isAwaited = false
      then()
    },
  }
}
