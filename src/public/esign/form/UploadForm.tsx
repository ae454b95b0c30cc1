import { Camera, FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { EsignOwnField } from '../../../../contracts/calls/esignLinks.ts'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { errorMessage } from '../../challans/shared/usePublicApi.ts'
import { FileChoice } from '../signature/FileChoice.tsx'
import type { Answers } from '../signing/answers.ts'
import type { Signing } from '../signing/useSigning.ts'
import styles from './Form.module.css'

const accepted = {
  stamp: 'image/png,image/jpeg,image/webp',
  picture: 'image/png,image/jpeg,image/webp',
  file: 'application/pdf,image/png,image/jpeg',
} as const

type UploadKind = keyof typeof accepted

interface UploadFormProps {
  field: EsignOwnField
  signing: Signing
  onDone: (now: Answers) => void
}

/** Uploads a photo, the picture of a stamp, or a file. It is kept at once. */
export const UploadForm = ({ field, signing, onDone }: UploadFormProps) => {
  const text = useTexts('publicEsign')
  const { answers, refused, attach, detach } = signing
  const { id, required } = field
  const kind = field.kind as UploadKind
  const attached = answers.attachments[id]
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => done.current?.focus(), [])

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem('')
    await work().catch((thrown: unknown) => setProblem(errorMessage(thrown)))
    setBusy(false)
  }
  const take = (file: File) => {
    if (file.size > esignLimits.attachmentBytes) return setProblem(text('upload.tooLarge'))
    void run(() => attach(id, file))
  }
  return (
    <div className={styles.form}>
      {attached?.preview && (
        <div className={styles.uploaded}>
          <img src={attached.preview} alt={text('upload.preview')} />
        </div>
      )}
      {attached && <p className={styles.where}>{text('upload.chosen', { name: attached.name })}</p>}
      <FileChoice
        icon={kind === 'picture' ? Camera : FileUp}
        words={isBusy ? text('upload.sending') : text(attached ? 'upload.another' : `upload.choose.${kind}`)}
        accept={accepted[kind]}
        busy={isBusy}
        onFile={take}
      />
      <p className={styles.where}>{text(`upload.hint.${kind}`)}</p>
      <p role="alert">{problem || refused[id]}</p>
      {(attached || !required) && (
        <Button ref={done} disabled={isBusy} onClick={() => onDone(answers)}>
          {text('form.done')}
        </Button>
      )}
      {attached && (
        <Button look="link" disabled={isBusy} onClick={() => void run(() => detach(id))}>
          {text('upload.remove')}
        </Button>
      )}
    </div>
  )
}
