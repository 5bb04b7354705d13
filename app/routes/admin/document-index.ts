/** A document with nothing asked about it. */
export default () => null
