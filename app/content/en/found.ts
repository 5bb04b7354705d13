/**
 * How many records a list has, said in the same way by all.
 *
 * @returns `capped` means that there are at least so many
 */
export const found = (one: string, many: string) => (count: number, capped: boolean) =>
  `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} ${count === 1 ? one : many}`
