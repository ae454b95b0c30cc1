import { type FormEvent, useState } from 'react'
import type { EsignOwnField } from '../../../../contracts/calls/esignLinks.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { Dialog } from '../../../components/plain/Dialog.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SignatureForm } from '../signature/SignatureForm.tsx'
import { type Answers, isFilled, isUpload, type Picture, pictureKindOf, problemOf } from '../signing/answers.ts'
import { nameOf } from '../signing/fieldNames.ts'
import type { WithLink } from '../signing/useEsignLink.ts'
import type { Signing } from '../signing/useSigning.ts'
import { Context, type ShownDocument } from './Context.tsx'
import styles from './Form.module.css'
import { UploadForm } from './UploadForm.tsx'
import { ValueControl } from './ValueControl.tsx'

interface FieldDialogProps {
  field: EsignOwnField
  signing: Signing
  document: ShownDocument
  withLink: WithLink
  /** The recipient's name. */
  name: string
  /** The field has been filled in; with all that is entered by now. */
  onDone: (now: Answers) => void
  onClose: () => void
}

/** Asks for one field, in a sheet that is large enough for a finger whatever the size of the page. */
export const FieldDialog = ({ field, signing, document, withLink, name, onDone, onClose }: FieldDialogProps) => {
  const text = useTexts('publicEsign')
  const locale = useLocale()
  const kind = pictureKindOf(field)
  const { answers, place } = signing
  return (
    <Dialog title={nameOf(field, locale)} close={text('close')} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.where}>{text('form.page', { page: field.page + 1 })}</p>
        {kind === null && <Context field={field} document={document} />}
        {kind ? (
          <SignatureForm
            kind={kind}
            name={name}
            made={answers.pictures[kind]}
            withLink={withLink}
            onUse={(picture: Picture) => onDone(place(field.id, kind, picture))}
          />
        ) : isUpload(field) ? (
          <UploadForm field={field} signing={signing} onDone={onDone} />
        ) : (
          <ValueForm field={field} signing={signing} onDone={onDone} />
        )}
      </div>
    </Dialog>
  )
}

const ValueForm = ({ field, signing, onDone }: Pick<FieldDialogProps, 'field' | 'signing' | 'onDone'>) => {
  const text = useTexts('publicEsign')
  const locale = useLocale()
  const { answers, refused, setValue } = signing
  const [isTried, setTried] = useState(false)
  const problem = problemOf(field, answers)?.[locale]
  const isMissing = field.required && !isFilled(field, answers)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem || isMissing) setTried(true)
    else onDone(answers)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ValueControl
        field={field}
        value={answers.values[field.id] ?? ''}
        error={(isTried && (problem ?? (isMissing ? text('form.missing') : ''))) || (refused[field.id] ?? '')}
        onChange={value => setValue(field.id, value)}
      />
      <Button type="submit">{text('form.done')}</Button>
    </form>
  )
}
