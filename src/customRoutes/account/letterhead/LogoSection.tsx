import { Button, Skeleton } from '@mui/material'
import { useState } from 'react'
import { type Letterhead, removeLogo, uploadLogo } from '../../../../contracts/calls/letterhead.ts'
import { extensionsOf } from '../../../../contracts/files/files.ts'
import { letterheadLimits, logoTypes } from '../../../../contracts/files/letterhead.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { FileDropzone } from '../../../components/FileDropzone.tsx'
import { formatBytes } from '../../../components/fileRules.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import accountStyles from '../Account.module.css'
import styles from './Letterhead.module.css'
import { LogoImage } from './LogoImage.tsx'

interface LogoSectionProps {
  facts: Letterhead['logo']
  /** Undefined while it loads. */
  logo: Blob | undefined
  onChange: (next: Letterhead) => void
}

/** The logo: uploaded, shown on both grounds, replaced and removed. The last change can be undone while the page is open. */
export const LogoSection = ({ facts, logo, onChange }: LogoSectionProps) => {
  const text = useTexts('letterhead')
  const { change, busy, error, last, undo } = useLogoChanges(logo, onChange)
  return (
    <Section title={text('logo.title')}>
      <p className={accountStyles.words}>{text('logo.detail')}</p>
      {last && (
        <div className={styles.note}>
          <InlineAlert
            tone="success"
            action={
              undo && (
                <BusyButton size="small" busy={busy} onClick={undo}>
                  {text('logo.undo')}
                </BusyButton>
              )
            }
          >
            {text(`logo.${last}`)}
          </InlineAlert>
        </div>
      )}
      {facts ? (
        <>
          <div className={styles.grounds}>
            {(['light', 'dark'] as const).map(ground => (
              <figure key={ground} className={styles.ground} data-ground={ground}>
                <div>
                  {logo ? (
                    <LogoImage content={logo} alt={text('logo.picture')} />
                  ) : (
                    <Skeleton variant="rounded" width={120} height={48} />
                  )}
                </div>
                <figcaption>{text(`logo.${ground}`)}</figcaption>
              </figure>
            ))}
          </div>
          <div className={styles.facts}>
            <LogoFacts {...facts} />
            <Button color="error" disabled={busy || !logo} onClick={() => void change(null)}>
              {text('logo.remove')}
            </Button>
          </div>
        </>
      ) : (
        <p className={accountStyles.words}>{text('logo.none')}</p>
      )}
      <FileDropzone
        label={text('logo.choose')}
        types={extensionsOf(logoTypes)}
        maxBytes={letterheadLimits.bytes}
        hint={text('logo.hint')}
        onFile={file => void change(file)}
      />
      {error && <FieldMessage error={error} />}
    </Section>
  )
}

const LogoFacts = ({ width, height, bytes, changedAt }: NonNullable<Letterhead['logo']>) => {
  const text = useTexts('letterhead')
  const { short } = useDateFormats()
  return (
    <span className="num">
      {text('logo.size', { width, height, bytes: formatBytes(bytes) })}
      <br />
      {text('logo.changed', { time: short(changedAt) })}
    </span>
  )
}

/** Sends changes of the logo and remembers the one before: what was kept is encoded without loss, so that it can be uploaded again. */
function useLogoChanges(logo: Blob | undefined, onChange: (next: Letterhead) => void) {
  const upload = useCallMutation(uploadLogo)
  const remove = useCallMutation(removeLogo)
  const [last, setLast] = useState<{ did: 'saved' | 'removed' | 'undone'; before: Blob | null }>()

  const send = async (content: Blob | null, did: NonNullable<typeof last>['did']) => {
    const before = logo ?? null
    upload.reset()
    remove.reset()
    try {
      onChange(content ? await upload.mutateAsync({ body: formOf(content) }) : await remove.mutateAsync({}))
      setLast({ did, before })
    } catch {
      // The error is shown through the mutation.
      setLast(undefined)
    }
  }

  const error = upload.error ?? remove.error
  return {
    change: (content: Blob | null) => send(content, content ? 'saved' : 'removed'),
    busy: upload.isPending || remove.isPending,
    error: error && (error.fields[0]?.message ?? error.message),
    last: last?.did,
    undo: last && last.did !== 'undone' && (() => void send(last.before, 'undone')),
  }
}

function formOf(content: Blob): FormData {
  const body = new FormData()
  body.set('file', content)
  return body
}
