declare module 'word-extractor' {
  interface Document {
    getBody(): string
    getHeaders(): string
    getFootnotes(): string
    getEndnotes(): string
    getTextboxes(): string
  }
  export default class WordExtractor {
    extract(bytes: Buffer): Promise<Document>
  }
}
