import { FileText, FileX, Hourglass, Unplug } from 'lucide-react'
import { Button } from '../../../components/plain/Button.tsx'
import { LinkButton } from '../../../components/plain/LinkButton.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import type { ClientConfig } from '../../../dataProvider/clientConfig.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { HomeLink, useDocumentTitle } from '../../PublicPageFrame.tsx'
import { usePdfResult } from './usePdfResult.ts'

const titles = {
  loading: 'loading',
  none: 'pdf.noneTitle',
  ended: 'pdf.endedTitle',
  failed: 'pdf.errorTitle',
  ready: 'pdf.title',
} as const

/** Opens the PDF that was created in this tab, or says that there is none. */
const PdfResult = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('publicPages')
  const { result, retry } = usePdfResult()
  const title = text(titles[result.kind])
  useDocumentTitle(title, config)
  return <div aria-live="polite">{noticeOf()}</div>

  function noticeOf() {
    if (result.kind === 'loading')
      return (
        <Notice icon={Hourglass} title={title}>
          {null}
        </Notice>
      )
    if (result.kind === 'ready')
      return (
        <Notice
          icon={FileText}
          title={title}
          action={
            <LinkButton href={result.address} target="_blank" rel="noopener">
              {text('pdf.open')}
            </LinkButton>
          }
        >
          {text('pdf.detail')}
        </Notice>
      )
    if (result.kind === 'failed')
      return (
        <Notice icon={Unplug} title={title} action={<Button onClick={retry}>{text('pdf.retry')}</Button>}>
          {text('pdf.errorDetail')}
        </Notice>
      )
    return (
      <Notice icon={FileX} title={title} action={<HomeLink>{text('home')}</HomeLink>}>
        {text(`pdf.${result.kind}Detail`)}
      </Notice>
    )
  }
}

export default PdfResult
