import { Check } from 'lucide-react'
import type { EsignOwnField } from '../../../../contracts/calls/esignLinks.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { isFillable, isFilled, isUpload, pictureKindOf, problemOf } from '../signing/answers.ts'
import { nameOf } from '../signing/fieldNames.ts'
import type { Signing } from '../signing/useSigning.ts'
import { Context, type ShownDocument } from './Context.tsx'
import styles from './Form.module.css'
import { ValueControl } from './ValueControl.tsx'

type DialogKind = 'signature' | 'initials' | 'stamp' | 'picture' | 'file'

interface FormViewProps {
  signing: Signing
  document: ShownDocument
  /** Asks for a signature or initials. */
  onAsk: (field: EsignOwnField) => void
  onShowPage: (field: EsignOwnField) => void
}

/** The same fields as a plain form, in reading order, each with its page and the words before it. */
export const FormView = ({ signing, document, onAsk, onShowPage }: FormViewProps) => {
  const text = useTexts('publicEsign')
  const { fields } = signing
  if (fields.length === 0) return <p className={styles.none}>{text('form.none')}</p>
  return (
    <ol className={styles.list}>
      {fields.map(field => (
        <li key={field.id} id={`form-${field.id}`} className={styles.item}>
          <div className={styles.about}>
            <span className={styles.where}>{text('form.page', { page: field.page + 1 })}</span>
            <Button look="link" onClick={() => onShowPage(field)}>
              {text('form.showPage')}
            </Button>
          </div>
          <Context field={field} document={document} />
          <Entry field={field} signing={signing} onAsk={onAsk} />
        </li>
      ))}
    </ol>
  )
}

const Entry = ({
  field,
  signing,
  onAsk,
}: Omit<FormViewProps, 'onShowPage' | 'document'> & { field: EsignOwnField }) => {
  const text = useTexts('publicEsign')
  const locale = useLocale()
  const { answers, refused, setValue } = signing
  const label = nameOf(field, locale)
  const kind = pictureKindOf(field)
  if (!isFillable(field))
    return (
      <dl className={styles.fixed}>
        <dt>{label}</dt>
        <dd>{fixedValue(field, text)}</dd>
      </dl>
    )
  if (kind || isUpload(field)) {
    const attached = answers.attachments[field.id]
    const picture = kind ? (isFilled(field, answers) ? answers.pictures[kind]?.image : null) : attached?.preview
    const isThere = kind ? Boolean(picture) : attached !== undefined
    const action = text(isThere ? 'form.change' : `form.add.${field.kind as DialogKind}`)
    return (
      <div className={styles.drawn}>
        <span className={styles.label}>
          {label} {!field.required && <small>{text('form.optional')}</small>}
        </span>
        {picture && (
          <span className={styles.picture}>
            <img src={picture} alt={text(kind ? 'signature.preview' : 'upload.preview')} />
            <Check size={18} aria-hidden="true" />
          </span>
        )}
        {attached && <span className={styles.where}>{attached.name}</span>}
        <Button look="secondary" data-entry="" aria-label={`${label}, ${action}`} onClick={() => onAsk(field)}>
          {action}
        </Button>
        <p role="alert">{refused[field.id]}</p>
      </div>
    )
  }
  return (
    <ValueControl
      field={field}
      value={answers.values[field.id] ?? ''}
      error={refused[field.id] ?? problemOf(field, answers)?.[locale] ?? ''}
      onChange={value => setValue(field.id, value)}
    />
  )
}

function fixedValue({ kind, value }: EsignOwnField, text: ReturnType<typeof useTexts<'publicEsign'>>): string {
  if (kind === 'checkbox') return text(value === 'yes' ? 'form.checked' : 'form.notChecked')
  return value ?? text('form.filledIn')
}
