/** The texts of the documents' pages. */
export { documents } from '../hi/documents.ts'
export { ocr } from '../hi/ocr.ts'
