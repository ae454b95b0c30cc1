import { useShowContext } from 'ra-core'
import { mrzStateOf } from '../../../contracts/ocr/documents.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MissingCheck } from '../verifications/detail/MissingCheck.tsx'
import { VerificationShow } from '../verifications/detail/VerificationShow.tsx'
import styles from './Document.module.css'
import { DocumentView } from './DocumentView.tsx'
import type { DocumentRecord } from './document.ts'

/** The page of one document, which is also its printed report. */
const DocumentShow = () => {
  const { record } = useShowContext<DocumentRecord>()
  const meaning = useMeaning()
  if (!record?.result) return <VerificationShow missing={<MissingCheck />} />
  return (
    <div className={styles.page}>
      <VerificationShow
        missing={<MissingCheck />}
        meaning={meaning(record.result)}
        result={<DocumentView record={record} />}
      />
    </div>
  )
}

export default DocumentShow

/** What the reader should do, in one line. */
function useMeaning(): (result: NonNullable<DocumentRecord['result']>) => string {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  return ({ toCheck, missing, mrz: [zone], hintCount, seenBefore }) => {
    const hints = hintCount + seenBefore.length
    const state = zone ? mrzStateOf(zone) : 'valid'
    const lines = [
      missing?.length &&
        text('meaning.missing', { fields: missing.map(({ name }) => words(`field.${name}`)).join(', ') }),
      state !== 'valid' && text('meaning.zone', { state: text(`mrz.state.${state}`) }),
      toCheck > 0 && text('meaning.check', { smart_count: toCheck }),
      hints > 0 && text('meaning.hints', { smart_count: hints }),
    ].filter(Boolean)
    return lines.length > 0 ? lines.join(' ') : text('meaning.clear')
  }
}
