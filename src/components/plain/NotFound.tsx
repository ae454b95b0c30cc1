import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { LinkButton } from './LinkButton.tsx'
import { Notice } from './Notice.tsx'

/** Unknown paths show this page instead of redirecting (A54). */
const NotFound = ({ home }: { home: string }) => {
  const text = useTexts('signIn')
  const title = text('notFound.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Notice icon={Compass} title={title} action={<LinkButton href={home}>{text('notFound.home')}</LinkButton>}>
      {text('notFound.detail')}
    </Notice>
  )
}

export default NotFound
