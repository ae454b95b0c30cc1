import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import linkStyles from './LinkButton.module.css'
import { Notice } from './Notice.tsx'

/** An unknown path shows this page, not a redirect (A54). */
const NotFound = ({ home }: { home: string }) => {
  const text = useTexts('signIn')
  const title = text('notFound.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Notice
      icon={Compass}
      title={title}
      action={
        <a className={linkStyles.link} href={home}>
          {text('notFound.home')}
        </a>
      }
    >
      {text('notFound.detail')}
    </Notice>
  )
}

export default NotFound
