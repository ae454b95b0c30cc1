import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import linkStyles from '../../components/plain/LinkButton.module.css'
import { Notice } from '../../components/plain/Notice.tsx'
import { useSignInTexts } from '../../i18n/signInTexts.ts'

/** An unknown path shows this page, not a redirect (A54). It stands alone when nobody is signed in. */
const NotFound = ({ home, alone = false }: { home: string; alone?: boolean }) => {
  const text = useSignInTexts()
  const title = text('notFound.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Notice
      alone={alone}
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
