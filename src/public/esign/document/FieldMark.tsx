import type { CSSProperties } from 'react'
import type { EsignOwnField } from '../../../../contracts/calls/esignLinks.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { isFillable, isFilled, isInDialog, pictureKindOf, problemOf } from '../signing/answers.ts'
import { nameOf } from '../signing/fieldNames.ts'
import type { Signing } from '../signing/useSigning.ts'
import styles from './Document.module.css'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** Of values on the page, in points. */
const LARGEST_TEXT = 11

/** Below it nobody reads anything. */
const SMALLEST_TEXT = 4

/** Of a letter, for its size; on the average. */
const LETTER_WIDTH = 0.56

/** A text becomes smaller until it fits in its field, as in the signed document. */
function textSize({ width, height }: Box, text: string): number {
  const fitting = width / (Math.max(1, text.length) * LETTER_WIDTH)
  return Math.max(SMALLEST_TEXT, Math.min(height * 0.72, LARGEST_TEXT, fitting))
}

/** Where a field stands on its page, and how large its text is, whatever the size in which the page is shown. */
export const boxStyle = ({ x, y, width, height }: Box, page: Size, text = ''): CSSProperties =>
  ({
    left: `${(x / page.width) * 100}%`,
    top: `${(y / page.height) * 100}%`,
    width: `${(width / page.width) * 100}%`,
    height: `${(height / page.height) * 100}%`,
    '--text-part': textSize({ x, y, width, height }, text) / page.width,
  }) as CSSProperties

interface FieldMarkProps {
  field: EsignOwnField
  page: Size
  signing: Signing
  isCurrent: boolean
  onAsk: (field: EsignOwnField) => void
}

/** A field of the recipient on the page: a button that asks for it. A checkbox is checked at once. */
export const FieldMark = ({ field, page, signing, isCurrent, onAsk }: FieldMarkProps) => {
  const text = useTexts('publicEsign')
  const locale = useLocale()
  const { answers, refused, setValue } = signing
  const name = nameOf(field, locale)
  const entered = isInDialog(field) ? '' : (answers.values[field.id] ?? field.value ?? '')
  const style = boxStyle(field, page, entered)
  const where = text('form.page', { page: field.page + 1 })
  if (!isFillable(field))
    return (
      <div className={styles.mark} style={style} data-state="fixed">
        <span className="hidden-text">{name}: </span>
        {field.kind === 'checkbox' ? (
          <CheckMark isChecked={field.value === 'yes'} />
        ) : (
          <span className={styles.value}>{field.value ?? name}</span>
        )}
      </div>
    )

  const isDone = isFilled(field, answers)
  const isWrong = field.id in refused || problemOf(field, answers) !== null
  const state = isWrong ? 'wrong' : isDone ? 'done' : field.required ? 'open' : 'optional'
  const shared = {
    id: `field-${field.id}`,
    className: styles.mark,
    style,
    'data-state': state,
    'data-current': isCurrent || undefined,
  }
  if (field.kind === 'checkbox')
    return (
      <button
        {...shared}
        type="button"
        role="checkbox"
        aria-checked={isDone}
        aria-label={`${name}, ${where}, ${text(field.required ? 'form.required' : 'form.optional')}`}
        onClick={() => setValue(field.id, isDone ? '' : 'yes')}
      >
        <CheckMark isChecked={isDone} />
      </button>
    )
  const kind = pictureKindOf(field)
  const attached = answers.attachments[field.id]
  const value = kind ? '' : (attached?.name ?? answers.values[field.id] ?? '')
  const picture = kind && isDone ? answers.pictures[kind]?.image : attached?.preview
  const said = picture ? text('mark.done') : value || text(field.required ? 'mark.open' : 'mark.optional')
  return (
    <button {...shared} type="button" aria-label={`${name}, ${where}, ${said}`} onClick={() => onAsk(field)}>
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <span className={value ? styles.value : styles.asked}>{value || name}</span>
      )}
    </button>
  )
}

export const CheckMark = ({ isChecked }: { isChecked: boolean }) =>
  isChecked && (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.check}>
      <path d="M2.5 8.5 6.5 12.5 13.5 3.5" fill="none" stroke="currentColor" strokeWidth="2.2" />
    </svg>
  )
