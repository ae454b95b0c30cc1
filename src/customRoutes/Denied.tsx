import { Lock } from 'lucide-react'
import { Notice } from '../components/plain/Notice.tsx'
import { useShellText } from '../i18n/useShellText.ts'

export const Denied = () => {
  const text = useShellText()
  return (
    <Notice icon={Lock} title={text('denied.title')}>
      {text('denied.detail')}
    </Notice>
  )
}
