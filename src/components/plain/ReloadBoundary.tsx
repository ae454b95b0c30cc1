import { RotateCcw } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  children: ReactNode
  /** Fills the window if there is no layout around it. */
  alone?: boolean
}

/** Offers to reload when part of the app could not be loaded or rendered (§2.7, §9). */
export class ReloadBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ReloadPrompt alone={this.props.alone ?? false} /> : this.props.children
  }
}

export const ReloadPrompt = ({ alone = false }: { alone?: boolean }) => {
  const text = useTexts('signIn')
  return (
    <div role="alert">
      <Notice
        alone={alone}
        icon={RotateCcw}
        title={text('failed.title')}
        action={<Button onClick={() => location.reload()}>{text('failed.reload')}</Button>}
      >
        {text('failed.detail')}
      </Notice>
    </div>
  )
}
