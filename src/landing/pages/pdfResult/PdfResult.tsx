import { FileText, FileX, Hourglass, Unplug } from 'lucide-react'
import { Button } from '../../../components/plain/Button.tsx'
import { LinkButton } from '../../../components/plain/LinkButton.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import type { ClientConfig } from '../../../dataProvider/clientConfig.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { HomeLink, useDocumentTitle } from '../../PublicPageFrame.tsx'
import { usePdfResult } from './usePdfResult.ts'

const looks = {
  loading: { icon: Hourglass, title: 'loading', detail: null },
  none: { icon: FileX, title: 'pdf.noneTitle', detail: 'pdf.noneDetail' },
  ended: { icon: FileX, title: 'pdf.endedTitle', detail: 'pdf.endedDetail' },
  failed: { icon: Unplug, title: 'pdf.errorTitle', detail: 'pdf.errorDetail' },
  ready: { icon: FileText, title: 'pdf.title', detail: 'pdf.detail' },
} as const

/** Opens the PDF that was created in this tab, or says that there is none. */
const PdfResult = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('publicPages')
  const { result, retry } = usePdfResult()
  const { icon, title, detail } = looks[result.kind]
  useDocumentTitle(text(title), config)
  return (
    <div aria-live="polite">
      <Notice icon={icon} title={text(title)} action={actionOf()}>
        {detail && text(detail)}
      </Notice>
    </div>
  )

  function actionOf() {
    if (result.kind === 'loading') return undefined
    if (result.kind === 'failed') return <Button onClick={retry}>{text('pdf.retry')}</Button>
    if (result.kind !== 'ready') return <HomeLink>{text('home')}</HomeLink>
    return (
      <LinkButton href={result.address} target="_blank" rel="noopener">
        {text('pdf.open')}
      </LinkButton>
    )
  }
}

export default PdfResult
