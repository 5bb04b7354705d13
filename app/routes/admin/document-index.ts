/** A document without an open dialog. */
export default () => null
