import { Hourglass, Wrench } from 'lucide-react'
import { matchPage } from '../../../contracts/pages/pages.ts'
import { Notice } from '../../components/plain/Notice.tsx'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { HomeLink, useDocumentTitle } from '../PublicPageFrame.tsx'

/** A page with only text: `/maintenance`, and pages of later versions. */
export const TextPage = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('signIn')
  const maintenance = matchPage(location.pathname)?.name === 'maintenance'
  const about = maintenance ? 'maintenance' : 'notYet'
  const title = text(`${about}.title`)
  useDocumentTitle(title, config)
  return (
    <Notice icon={maintenance ? Wrench : Hourglass} title={title} action={<HomeLink>{text(`${about}.home`)}</HomeLink>}>
      {text(`${about}.detail`)}
    </Notice>
  )
}
