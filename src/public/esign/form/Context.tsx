import { useEffect, useState } from 'react'
import type { EsignOwnField, EsignSigning } from '../../../../contracts/calls/esignLinks.ts'
import type { OpenPdf } from '../pdf/openDocument.ts'
import styles from './Form.module.css'

export interface ShownDocument {
  pages: EsignSigning['pages']
  /** Null while it loads. */
  pdf: OpenPdf | null
}

/** The words of the page before a field, for people who do not see where it stands. */
export const Context = ({ field, document: { pages, pdf } }: { field: EsignOwnField; document: ShownDocument }) => {
  const [words, setWords] = useState('')
  const pageWidth = pages[field.page]?.width
  useEffect(() => {
    // Without them, the field still has its label.
    if (pdf && pageWidth !== undefined) pdf.wordsBefore(field, pageWidth).then(setWords, () => {})
  }, [pdf, field, pageWidth])
  return words && <p className={styles.context}>{words}</p>
}
