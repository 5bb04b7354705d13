/** Seconds after which an unread answer goes by mail: the visitor has left, or is on the page. */
export const unreadSeconds = { left: 60, here: 120 }
/** Who has the page open and does not look at the answer gets it by mail after this time. */
const mostSeconds = 600
const lookAgain = 60

type Asked = {
  /** The answers that wait for a mail, oldest first, with the seconds since they were given. */
  due: readonly { seq: number; age: number }[]
  /** The answer that the job looks after. */
  seq: number
  isHere: boolean
  /** Staff asked for a mail. */
  isWished: boolean
}

/**
 * Whether unread answers go by mail now. Several that follow each other wait for the last of them, whose own job
 * sends them all.
 */
export function whenToMail({
  due,
  seq,
  isHere,
  isWished,
}: Asked): 'now' | 'never' | { seconds: number } {
  const newest = due.at(-1)
  if (!newest || !due.some((one) => one.seq === seq)) return 'never'
  if (isWished) return 'now'
  const left = unreadSeconds[isHere ? 'here' : 'left'] - newest.age
  if (left > 0) return newest.seq === seq ? { seconds: Math.ceil(left) } : 'never'
  const isStillHere = isHere && newest.age < mostSeconds
  return isStillHere ? { seconds: lookAgain } : 'now'
}
