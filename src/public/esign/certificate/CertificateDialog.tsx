import { FileKey, PenLine } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/plain/Button.tsx'
import { Dialog } from '../../../components/plain/Dialog.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { PublicFailure } from '../../challans/shared/usePublicApi.ts'
import type { WithLink } from '../signing/useEsignLink.ts'
import type { Signing } from '../signing/useSigning.ts'
import styles from './Certificate.module.css'
import { useCertificate } from './useCertificate.ts'

interface CertificateDialogProps {
  signing: Signing
  /** Of the document that the recipient has read. */
  sha256: string
  /** The recipient's. */
  name: string
  withLink: WithLink
  onRefused: (thrown: PublicFailure) => void
  onClose: () => void
}

const languages = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

/** Signs with the recipient's own certificate: a file that is opened here and stays here. */
export const CertificateDialog = ({ name, onClose, ...rest }: CertificateDialogProps) => {
  const text = useTexts('publicEsign')
  const locale = useLocale()
  const certificate = useCertificate(rest)
  const { opened, step, isBusy, sign, chooseAnother } = certificate
  const day = (iso: string) =>
    new Intl.DateTimeFormat(languages[locale], { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(new Date(iso))
  return (
    <Dialog title={text('certificate.title')} close={text('close')} onClose={onClose}>
      <div className={styles.dialog}>
        {!opened && <ChooseFile certificate={certificate} />}
        {opened && (
          <>
            <dl className={styles.facts}>
              <div>
                <dt>{text('certificate.subject')}</dt>
                <dd>{opened.subject}</dd>
              </div>
              <div>
                <dt>{text('certificate.issuer')}</dt>
                <dd>{opened.issuer}</dd>
              </div>
              <div>
                <dt>{text('certificate.until')}</dt>
                <dd>{day(opened.notAfter)}</dd>
              </div>
            </dl>
            {step.is === 'otherName' && (
              <p className={styles.warning} role="alert">
                {text('certificate.otherName', { certificate: step.name, name })}
              </p>
            )}
            {step.is === 'waiting' && (
              <p className={styles.warning} role="status">
                {step.message} {text('certificate.again')}
              </p>
            )}
            <p role="alert">{step.is === 'opened' && step.problem}</p>
            <Button busy={isBusy && text('wait')} onClick={() => void sign(step.is === 'otherName' ? true : undefined)}>
              <PenLine size={18} aria-hidden="true" />{' '}
              {text(step.is === 'otherName' ? 'certificate.signAnyway' : 'guide.finish.sign')}
            </Button>
            <Button look="link" onClick={chooseAnother}>
              {text('certificate.another')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

const ChooseFile = ({ certificate: { step, isBusy, open } }: { certificate: ReturnType<typeof useCertificate> }) => {
  const text = useTexts('publicEsign')
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const problem = step.is === 'choose' ? step.problem : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(file === null)
    if (file) void open(file, password)
  }
  return (
    <form className={styles.dialog} noValidate onSubmit={submit}>
      <p>{text('certificate.lead')}</p>
      <label className={styles.file}>
        <FileKey size={22} strokeWidth={1.75} aria-hidden="true" />
        <span>{file?.name ?? text('certificate.choose')}</span>
        <input
          type="file"
          accept=".p12,.pfx,application/x-pkcs12"
          aria-label={text('certificate.choose')}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            setMissing(false)
          }}
        />
      </label>
      <Field
        label={text('certificate.password')}
        type={isShown ? 'text' : 'password'}
        value={password}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        action={
          <Button look="link" onClick={() => setShown(!isShown)}>
            {text(isShown ? 'certificate.hide' : 'certificate.show')}
          </Button>
        }
        error={problem === 'password' ? text('certificate.problems.password') : ''}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p role="alert">
        {isMissing && text('certificate.problems.missing')}
        {problem && problem !== 'password' && text(`certificate.problems.${problem}`)}
      </p>
      <Button type="submit" busy={isBusy && text('wait')}>
        {text('certificate.open')}
      </Button>
      <p className={styles.hint}>{text('certificate.stays')}</p>
      <p className={styles.hint}>{text('certificate.noTokens')}</p>
    </form>
  )
}
