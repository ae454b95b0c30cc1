import { useRef, useState } from 'react'
import { importIssuerKey, readIssuerKey } from '../../../contracts/calls/issuerKeys.ts'
import { keyPurposes, keySources } from '../../../contracts/proofs/issuers.ts'
import { issuerKey } from '../../../contracts/resources/issuerKey.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FullFingerprint } from './cells.tsx'
import styles from './IssuerKeys.module.css'
import { KeyFileField } from './KeyFileField.tsx'

type ReadKey = SuccessReply<typeof readIssuerKey>

/** First the file is read and shown; then, after the fingerprint was compared, it is trusted. */
const ImportDialogs = ({ onClose }: { onClose: () => void }) => {
  const [file, setFile] = useState('')
  const [read, setRead] = useState<ReadKey | null>(null)
  if (read) return <ConfirmDialog read={read} file={file} onClose={onClose} />
  return <ReadDialog onFile={setFile} onRead={setRead} onClose={onClose} />
}

export default ImportDialogs

interface ReadDialogProps {
  onFile: (base64: string) => void
  onRead: (read: ReadKey) => void
  onClose: () => void
}

const ReadDialog = ({ onFile, onRead, onClose }: ReadDialogProps) => {
  const text = useTexts('issuerKeys')
  const locale = useLocale()
  const usual = keyPurposes.map(purpose => keySources[purpose].issuer).join(', ')
  // The dialog closes itself after the call; the next one must stay.
  const isRead = useRef(false)
  return (
    <ActionDialog
      guard
      call={readIssuerKey}
      defaults={{ purpose: 'aadhaar', file: '', issuer: '', kid: '' }}
      fields={[
        {
          source: 'purpose',
          kind: 'radio',
          label: text('import.purpose'),
          choices: keyPurposes.map(value => ({
            value,
            label: keySources[value].label[locale],
            detail: keySources[value].address,
          })),
        },
        { source: 'file', component: <KeyFileField onFile={onFile} /> },
        { source: 'issuer', label: text('import.issuer'), hint: text('import.issuerHint', { issuer: usual }) },
        { source: 'kid', mono: true, label: text('import.kid'), hint: text('import.kidHint') },
      ]}
      title={text('import.title')}
      detail={text('import.detail')}
      confirm={text('import.read')}
      onDone={reply => {
        isRead.current = true
        onRead(reply)
      }}
      onClose={() => {
        if (!isRead.current) onClose()
      }}
    />
  )
}

const ConfirmDialog = ({ read, file, onClose }: { read: ReadKey; file: string; onClose: () => void }) => {
  const text = useTexts('issuerKeys')
  const { day } = useDateFormats()
  const { purpose, issuer, kid, fingerprint, notAfter, isExpired } = read
  return (
    <ActionDialog
      guard
      wide
      call={importIssuerKey}
      body={{ purpose, file, issuer, kid, fingerprint }}
      defaults={{ compared: false, acceptExpired: false }}
      fields={[
        { source: 'compared', kind: 'checkbox', label: text('confirm.compared') },
        ...(isExpired
          ? [{ source: 'acceptExpired', kind: 'checkbox', label: text('confirm.acceptExpired') } as const]
          : []),
      ]}
      title={text('confirm.title', { issuer })}
      detail={
        <div className={styles.shown}>
          <ReadFacts read={read} />
          {isExpired && notAfter && (
            <InlineAlert tone="warning">{text('confirm.expired', { day: day(notAfter) })}</InlineAlert>
          )}
          <p>{text('confirm.detail')}</p>
          <a href={keySources[purpose].address} target="_blank" rel="noreferrer">
            {keySources[purpose].address}
          </a>
        </div>
      }
      confirm={text('confirm.button')}
      done={text('confirm.done', { issuer })}
      onClose={onClose}
    />
  )
}

const ReadFacts = ({ read }: { read: ReadKey }) => {
  const text = useTexts('issuerKeys')
  const locale = useLocale()
  const { day } = useDateFormats()
  const { fields } = issuerKey
  const { purpose, subject, certifiedBy, notBefore, notAfter, kid, fingerprint } = read
  return (
    <FactList columns={1}>
      <FactRow label={fields.fingerprint.label[locale]}>
        <FullFingerprint value={fingerprint} />
      </FactRow>
      <FactRow label={fields.purpose.label[locale]}>{keySources[purpose].label[locale]}</FactRow>
      <FactRow label={fields.subject.label[locale]}>
        <span className={styles.long}>{subject ?? text('bareKey')}</span>
      </FactRow>
      <FactRow label={fields.certifiedBy.label[locale]}>
        {certifiedBy && <span className={styles.long}>{certifiedBy}</span>}
      </FactRow>
      <FactRow label={fields.notBefore.label[locale]}>{notBefore && day(notBefore)}</FactRow>
      <FactRow label={fields.notAfter.label[locale]}>{notAfter ? day(notAfter) : text('noEnd')}</FactRow>
      <FactRow label={fields.kid.label[locale]}>{kid && <span className={`mono ${styles.long}`}>{kid}</span>}</FactRow>
    </FactList>
  )
}
