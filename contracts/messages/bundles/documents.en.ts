/** The texts of the documents' pages. */
export { documents } from '../en/documents.ts'
