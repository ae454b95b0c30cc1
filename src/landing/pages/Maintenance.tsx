import { Wrench } from 'lucide-react'
import { Notice } from '../../components/plain/Notice.tsx'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { HomeLink, useDocumentTitle } from '../PublicPageFrame.tsx'

/** `/maintenance`. */
export const Maintenance = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('signIn')
  const title = text('maintenance.title')
  useDocumentTitle(title, config)
  return (
    <Notice icon={Wrench} title={title} action={<HomeLink>{text('maintenance.home')}</HomeLink>}>
      {text('maintenance.detail')}
    </Notice>
  )
}
