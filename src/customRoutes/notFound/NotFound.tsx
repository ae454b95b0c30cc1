import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import linkStyles from '../../components/plain/LinkButton.module.css'
import { Notice } from '../../components/plain/Notice.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

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
