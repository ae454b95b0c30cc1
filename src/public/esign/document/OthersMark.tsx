import type { EsignSigning } from '../../../../contracts/calls/esignLinks.ts'
import { fieldKindFacts } from '../../../../contracts/esign/fieldKinds.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Document.module.css'
import { boxStyle, CheckMark } from './FieldMark.tsx'

interface OthersMarkProps {
  field: EsignSigning['others'][number]
  page: { width: number; height: number }
  /** What they have drawn here; null for nothing. */
  picture: string | null
}

/** A field of somebody else: what they have entered, or whose it is. */
export const OthersMark = ({ field, page, picture }: OthersMarkProps) => {
  const text = useTexts('publicEsign')
  const locale = useLocale()
  const { kind, name, value } = field
  const what = fieldKindFacts[kind].label[locale]
  const isEmpty = picture === null && (value ?? '') === ''
  return (
    <div className={styles.mark} style={boxStyle(field, page, value ?? '')} data-state={isEmpty ? 'others' : 'fixed'}>
      <span className="hidden-text">{text(isEmpty ? 'mark.othersEmpty' : 'mark.othersDone', { what, name })}</span>
      {picture !== null && <img src={picture} alt="" />}
      {picture === null && kind === 'checkbox' && <CheckMark isChecked={value === 'yes'} />}
      {picture === null && kind !== 'checkbox' && (
        <span className={isEmpty ? styles.asked : styles.value} aria-hidden={isEmpty || undefined}>
          {value || name}
        </span>
      )}
    </div>
  )
}
