/** The texts of the documents' pages. */
export { documents } from '../hi/documents.ts'
