/** The list with no dialog over it. */
export default () => null
