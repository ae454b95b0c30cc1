import { CircleX, SearchX } from 'lucide-react'
import { sandboxPath } from '../../../contracts/platform/challanPaths.ts'
import { BrandLogo } from '../../components/BrandMark.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PageModule } from '../pageModule.ts'
import { usePublicState } from '../state.ts'
import { CodeForm } from './CodeForm.tsx'
import { DocumentButton } from './DocumentButton.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './Report.module.css'
import { ReportSheet } from './ReportSheet.tsx'
import { useReport } from './useReport.ts'

/** `/kyc-intelligence/:requestId`, `/kyc-inteligence` and `/kyc-inteligence-report` (§2.6). No sign-in: whoever has the link, and the code if there is one, reads it. */
const ReportPage = () => {
  const text = useTexts('publicIntelligence')
  const { config } = usePublicState()
  const { state, open, sendCode, saveDocument } = useReport()
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <BrandLogo name={config.brandName} />
        </span>
        <LanguageLinks />
        {state.is === 'open' && (
          <Button look="secondary" onClick={() => print()}>
            {text('print')}
          </Button>
        )}
        {state.is === 'open' && state.report.status === 'ready' && <DocumentButton onSave={saveDocument} />}
      </header>
      <main className={styles.main}>
        {state.is === 'loading' && (
          <p className={styles.loading} role="status">
            {text('loading')}
          </p>
        )}
        {state.is === 'failed' && (
          <Notice
            icon={CircleX}
            title={text('failed')}
            action={<Button onClick={() => void open()}>{text('again')}</Button>}
          >
            {state.message}
          </Notice>
        )}
        {state.is === 'closed' && (
          <Notice icon={SearchX} title={state.unknown ? text('none') : text('closed')}>
            {state.unknown ? text('noneDetail') : state.message}
          </Notice>
        )}
        {state.is === 'locked' && (
          <CodeForm state={state} onOpen={open} onSend={sendCode}>
            {config.sandbox && (
              <a href={sandboxPath} target="_blank" rel="noreferrer">
                {sandboxPath}
              </a>
            )}
          </CodeForm>
        )}
        {state.is === 'open' && <ReportSheet data={state.data} report={state.report} />}
      </main>
    </div>
  )
}

export default ReportPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicIntelligence')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
