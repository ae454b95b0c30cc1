import {
  ESIGN_LINK_HEADER,
  ESIGN_PASS_HEADER,
  type EsignSigning,
  readEsignDocument,
} from '../../../contracts/calls/esignLinks.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { Button } from '../../components/plain/Button.tsx'
import { saveBlob } from '../../dataProvider/saveBlob.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicApi } from '../challans/shared/usePublicApi.ts'
import { tokenInAddress } from '../invitation/useInvitation.ts'
import { useSubmit } from '../invitation/useSubmit.ts'
import { linkAddress } from './addresses.ts'
import { fileName } from './fileName.ts'
import styles from './SignDocument.module.css'
import { linkSecrets } from './signing/useEsignLink.ts'

/** A long file on a slow connection. */
const TIMEOUT_MS = 10 * 60_000

/** What the document is, who asks, and what else the recipient may do with it. */
export const DocumentHead = ({ signing: { title, askedBy, message, isTest } }: { signing: EsignSigning }) => {
  const text = useTexts('publicEsign')
  const { open } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const download = () =>
    submit(async () => {
      const { token, pass } = linkSecrets()
      const headers = { [ESIGN_LINK_HEADER]: token, ...(pass !== undefined && { [ESIGN_PASS_HEADER]: pass }) }
      const response = await open(readEsignDocument, {}, { headers, timeoutMs: TIMEOUT_MS })
      saveBlob(await response.blob(), fileName(title))
    })
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text('from', { asker: askedBy })}</p>
      {message && <p className={styles.message}>{message}</p>}
      {isTest && <p className={styles.test}>{text('test')}</p>}
      <div className={styles.links}>
        <Button look="link" busy={busy && text('wait')} onClick={() => void download()}>
          {text('download')}
        </Button>
        <a href={paths.appendSignature} target="_blank" rel="noreferrer">
          {text('otherDevice.link')}
        </a>
        <a href={linkAddress('esignResponse', tokenInAddress())}>{text('decline')}</a>
      </div>
      <p role="alert">{error}</p>
    </header>
  )
}
