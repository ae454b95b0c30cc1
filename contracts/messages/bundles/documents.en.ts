/** The texts of the documents' pages. */
export { documents } from '../en/documents.ts'
export { ocr } from '../en/ocr.ts'
