import { CircleCheck } from 'lucide-react'
import { Notice } from '../../components/plain/Notice.tsx'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { HomeLink, useDocumentTitle } from '../PublicPageFrame.tsx'

/** The page after a form. It cannot know whether a form was sent, and says so. */
const ThankYou = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('publicPages')
  const title = text('thankYou.title')
  useDocumentTitle(title, config)
  return (
    <Notice icon={CircleCheck} title={title} action={<HomeLink>{text('home')}</HomeLink>}>
      {text('thankYou.detail')} {text('thankYou.support')}{' '}
      <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
    </Notice>
  )
}

export default ThankYou
